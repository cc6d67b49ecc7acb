import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { Training } from '../src/api/training/training.contract.ts';
import { localeRow, type Locale } from '../src/core/locale/locale-table.ts';
import { asCustomer } from '../tests/support/as-customer.ts';
import { beSignedIn } from '../tests/support/be-signed-in.ts';
import type { Scene } from '../tests/support/scene.ts';
import '../src/widgets/cart/define.ts';
import { drawTag } from './support/draw-tag.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient, plainSpaced } from './support/inside.ts';
import { LONGEST_NAME } from './support/some-lines.ts';

const TAG = 'assess-cart';
const TRAINING = '/users/*/carts/*/entries/*/training';
/** Days at least six weeks and at most two years ahead. */
const DAYS = [60, 67].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
const CONTACT = {
  firstName: 'Mara',
  lastName: 'Lindqvist',
  email: 'mara@riverside.example',
  phone: '+12025550117',
  country: 'US',
};
const PEOPLE = [
  { firstName: 'Ana-Sofía', lastName: 'O’Brien', email: 'a.obrien@riverside.example' },
  { firstName: 'Mei', lastName: 'Tanaka', email: 'm.tanaka@riverside.example' },
];
const LIST =
  'Name\tEmail\nAna-Sofía O’Brien\ta.obrien@riverside.example\nMaría de la Cruz\tm.cruz@riverside.example\n' +
  'Joseph Okafor2\tj.okafor@riverside.example\nCher\tcher@riverside.example\nTotal: 4';

/** Mara is signed in with a training in her cart, of which these details are given. */
const withTraining = (given: Partial<Training> = {}, name?: string): Partial<StoryObj> => ({
  parameters: {
    scene: {
      identity: {},
      ...(name !== undefined && { products: [{ code: 'FMS-TRN', name }] }),
    },
  },
  beforeEach: async ({ loaded, globals }) => {
    const scene = loaded['scene'] as Scene;
    const { baseSite } = localeRow(globals['locale'] as Locale);
    const as = (method: string, path: string, body: unknown) =>
      asCustomer(scene, 'mara', method, path, body, baseSite);
    await as('POST', '/carts', {});
    await as('POST', '/carts/current/entries', { product: { code: 'FMS-TRN' }, quantity: 1 });
    if (Object.keys(given).length > 0) await as('PUT', '/carts/current/entries/0/training', given);
    beSignedIn('user-mara');
  },
});

type Play = Parameters<NonNullable<StoryObj['play']>>[0];

/** Opens the dialog of the training from its line, at one of its three parts. */
const openAt = async (context: Play, part: number) => {
  const { ui, t, root } = await inside(TAG, context);
  const [open] = await waitFor(() => {
    const found = [...(root as ParentNode).querySelectorAll<HTMLElement>('[data-training]')];
    if (found.length === 0) throw new Error('The line says nothing of its training.');
    return found;
  }, patient);
  await userEvent.click(open!);
  const dialog: HTMLElement = await ui.findByRole('dialog', {}, patient);
  const parts = await waitFor(() => {
    const found = dialog.querySelectorAll<HTMLElement>('.training-parts button');
    if (found.length < 3) throw new Error('The dialog has no parts.');
    return found;
  }, patient);
  await userEvent.click(parts[part]!);
  const inDialog = within(dialog);
  const put = async (label: string, value: string) =>
    fireEvent.input(await inDialog.findByLabelText(label, {}, patient), { target: { value } });
  const press = async (name: string) =>
    userEvent.click(await inDialog.findByRole('button', { name }, patient));
  return { t, dialog, ui: inDialog, put, press };
};

export default {
  title: 'Widgets/Cart/Training',
  render: () => drawTag(TAG),
} satisfies Meta;

type Story = StoryObj;

/** The visitor is not signed in: the line links to the sign-in. */
export const SignedOut: Story = {
  parameters: { scene: { lines: [{ code: 'FMS-TRN', quantity: 1 }] } },
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const lines = await ui.findByRole('list', { name: t('cart.lines') }, patient);
    await expect(await within(lines).findByText(t('shared.training.signInFirst'), {}, patient)).toBeVisible();
  },
};

/** No details are given yet. */
export const Incomplete: Story = {
  ...withTraining(),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('shared.training.incomplete'), {}, patient)).toBeVisible();
  },
};

/** All details are given: the line says so. */
export const Complete: Story = {
  ...withTraining({ dates: DAYS, contact: CONTACT, participants: PEOPLE }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('shared.training.complete'), {}, patient)).toBeVisible();
  },
};

/** The two days: one is before the first possible day. */
export const Dates: Story = {
  ...withTraining(),
  play: async (context) => {
    const { t, ui, put, press } = await openAt(context, 0);
    await put(t('shared.training.date.first'), '2020-01-05');
    await put(t('shared.training.date.second'), DAYS[1]!);
    await press(t('shared.training.continueTo.contact'));
    await waitFor(() => expect(ui.getByLabelText(t('shared.training.date.first'))).toBeInvalid(), patient);
  },
};

/** The contact for the training, filled in from the profile, with a phone number that is too short. */
export const Contact: Story = {
  ...withTraining({ dates: DAYS }),
  play: async (context) => {
    const { t, ui, put, press } = await openAt(context, 1);
    await put(t('shared.training.phone'), '202 555');
    await press(t('shared.training.continueTo.participants'));
    await waitFor(() => expect(ui.getByLabelText(t('shared.training.phone'))).toBeInvalid(), patient);
  },
};

/** A list from a spreadsheet, before it is placed: doubtful rows have a note. */
export const PastedList: Story = {
  ...withTraining({ dates: DAYS, contact: CONTACT }),
  play: async (context) => {
    const { t, ui, put, press } = await openAt(context, 2);
    await press(t('shared.training.paste'));
    await put(t('shared.training.pasteLabel'), LIST);
    await expect(
      await ui.findByText(plainSpaced(t('shared.training.canPlace', { count: 4, of: 4 })), {}, patient),
    ).toBeVisible();
  },
};

/** The same list in rows: each fault is at its field, with a button for what was probably meant. */
export const Participants: Story = {
  ...withTraining({ dates: DAYS, contact: CONTACT }),
  play: async (context) => {
    const { t, ui, put, press } = await openAt(context, 2);
    await press(t('shared.training.paste'));
    await put(t('shared.training.pasteLabel'), LIST);
    await press(t('shared.training.place', { count: 4 }));
    const row = await ui.findByRole('group', { name: t('shared.training.row', { row: 3 }) }, patient);
    const use = t('kit.forms.use', { text: 'Okafor' });
    await expect(await within(row).findByRole('button', { name: use }, patient)).toBeVisible();
  },
};

/** The service fails: what was typed stays, with the reason and a button to try again. */
export const NotSaved: Story = {
  ...withTraining(),
  play: async (context) => {
    const { t, ui, put, press } = await openAt(context, 0);
    (context.loaded['scene'] as Scene).backend.faults.add({ method: 'PUT', path: TRAINING, status: 503 });
    await put(t('shared.training.date.first'), DAYS[0]!);
    await put(t('shared.training.date.second'), DAYS[1]!);
    await press(t('shared.training.continueTo.contact'));
    await expect(await ui.findByRole('alert', {}, patient)).toHaveTextContent(
      t('shared.training.why.failed'),
    );
  },
};

export const LongestText: Story = {
  ...withTraining({ dates: DAYS, contact: CONTACT }, LONGEST_NAME),
  play: Participants.play!,
};

export const DatesDark: Story = inTheme(Dates, 'default', 'dark');
export const ParticipantsDark: Story = inTheme(Participants, 'default', 'dark');
export const PastedListUniversityDark: Story = inTheme(PastedList, 'university', 'dark');
export const ContactClinicalDark: Story = inTheme(Contact, 'clinical', 'dark');
