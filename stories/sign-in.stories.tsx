import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import type { Scene, SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/sign-in/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient, type Inside } from './support/inside.ts';

const TAG = 'assess-sign-in';
const AUTHENTICATE = '/auth/json/**';
const LONG =
  'Rechtsbijstandverzekeringsmaatschappijen, arbeidsongeschiktheidsverzekeringen and accredited institutions';

const scene = (options: SceneOptions = {}) => ({ scene: { identity: {}, ...options } });
const author = { scene: { config: { author: true } } };

type Context = Parameters<typeof inside>[1];

/** Waits until the first step is drawn. */
const drawn = async (context: Context): Promise<Inside> => {
  const widget = await inside(TAG, context);
  await widget.ui.findByLabelText(widget.t('shared.journey.userName'), undefined, patient);
  return widget;
};

const fill = async ({ ui, t }: Inside, userName: string, password: string): Promise<void> => {
  await userEvent.clear(ui.getByLabelText(t('shared.journey.userName')));
  await userEvent.type(ui.getByLabelText(t('shared.journey.userName')), userName);
  await userEvent.type(ui.getByLabelText(t('shared.journey.password')), password);
  await userEvent.click(ui.getByRole('button', { name: t('shared.journey.signIn') }));
};

/** Returns the value of the password field; undefined while no step asks for it. */
const passwordIn = ({ ui, t }: Inside): string | undefined =>
  (ui.queryByLabelText(t('shared.journey.password')) as HTMLInputElement | null)?.value;

export default {
  title: 'Widgets/Sign-in',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

/** User name and password, in the form that browsers and password managers recognize. */
export const One: Story = {
  parameters: scene(),
  play: async (context) => {
    const { ui, t } = await drawn(context);
    await expect(ui.getByLabelText(t('shared.journey.userName'))).toHaveAttribute('autocomplete', 'username');
    const password = ui.getByLabelText(t('shared.journey.password'));
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(ui.getByRole('link', { name: t('sign-in.toRegister') })).toHaveAttribute(
      'href',
      expect.stringContaining('journey=register'),
    );
    // No error shows before the shopper sends anything.
    await expect(ui.queryByRole('alert')).toBeNull();
  },
};

/** A new account, with the errors that the service found. */
export const Many: Story = {
  args: { journey: 'register' },
  parameters: scene(),
  play: async (context) => {
    const widget = await drawn(context);
    const { ui, t } = widget;
    const field = (name: string) => ui.getByLabelText(t(name), { exact: false, selector: 'input' });
    await userEvent.type(field('shared.journey.userName'), 'mara');
    await userEvent.type(field('shared.journey.password'), 'Careful-norms-7');
    await userEvent.type(field('shared.journey.firstName'), 'Inés 2');
    await userEvent.type(field('shared.journey.lastName'), 'Vale');
    await userEvent.type(field('shared.journey.email'), 'ines@practice.example');
    await userEvent.click(ui.getByRole('button', { name: t('shared.journey.continue') }));
    const name = t('shared.journey.userName');
    await expect(
      await ui.findByText(t('shared.policy.unique', { field: name }), undefined, patient),
    ).toBeVisible();
    await waitFor(() => expect(field('shared.journey.userName')).toHaveFocus(), patient);
    await expect(field('shared.journey.userName')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('shared.journey.firstName')).toHaveValue('Inés 2');
    await expect(field('shared.journey.password')).toHaveAttribute('autocomplete', 'new-password');
  },
};

/** A wrong password: the user name stays, and the password field gets the focus. */
export const PartialFailure: Story = {
  parameters: scene(),
  play: async (context) => {
    const widget = await drawn(context);
    const { ui, t } = widget;
    await fill(widget, 'mara', 'wrong');
    await ui.findByRole('alert', undefined, patient);
    await expect(ui.getByLabelText(t('shared.journey.userName'))).toHaveValue('mara');
    await waitFor(() => expect(passwordIn(widget)).toBe(''), patient);
    await waitFor(() => expect(ui.getByLabelText(t('shared.journey.password'))).toHaveFocus(), patient);
  },
};

/** Five wrong answers: the journey is over, and can be started again. */
export const Forbidden: Story = {
  parameters: scene(),
  play: async (context) => {
    const widget = await drawn(context);
    const { ui, t } = widget;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await fill(widget, 'mara', 'wrong');
      await waitFor(() => expect(passwordIn(widget)).toBe(''), patient);
    }
    // The service's own text says how long to wait; the user name stays for the next try.
    await ui.findByText(/Too many wrong answers/, undefined, patient);
    await expect(ui.getByLabelText(t('shared.journey.userName'))).toHaveValue('mara');
  },
};

export const ServiceDown: Story = {
  parameters: scene({ faults: [{ path: AUTHENTICATE, status: 503, times: 1 }] }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await ui.findByText(t('shared.journey.unreachable'), undefined, patient);
    await userEvent.click(ui.getByRole('button', { name: t('shared.tryAgain') }));
    await expect(await ui.findByLabelText(t('shared.journey.userName'), undefined, patient)).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: scene({ online: false }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await ui.findByText(t('shared.journey.offline'), undefined, patient);
    (context.loaded['scene'] as Scene).setOnline(true);
    await userEvent.click(ui.getByRole('button', { name: t('shared.tryAgain') }));
    await expect(await ui.findByLabelText(t('shared.journey.userName'), undefined, patient)).toBeVisible();
  },
};

export const Loading: Story = {
  args: { preview: 'loading' },
  parameters: author,
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('shared.journey.loading'), undefined, patient)).toBeInTheDocument();
  },
};

/** The service's own texts, too long for any column, and shown as text. */
export const LongestText: Story = {
  args: { tree: 'Gallery' },
  parameters: scene(),
  play: async (context) => {
    const { ui, host } = await inside(TAG, context);
    const question = await ui.findByLabelText('Question', undefined, patient);
    const heading = ui.getByRole('heading', { level: 2 });
    heading.textContent = `${heading.textContent} ${LONG}`;
    await userEvent.selectOptions(question, 'Text output');
    await fireEvent.submit(question.closest('form') as HTMLFormElement);
    await expect(await ui.findByText('Shown as text.', undefined, patient)).toBeVisible();
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

/** A state that an author can look at without a service. */
export const Expired: Story = {
  args: { preview: 'expired' },
  parameters: author,
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('shared.journey.expired'), undefined, patient)).toBeVisible();
  },
};

export const Mail: Story = {
  args: { preview: 'mail' },
  parameters: author,
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('shared.journey.suspendedHint'), undefined, patient)).toBeVisible();
  },
};

export const Passkey: Story = {
  args: { preview: 'passkey' },
  parameters: author,
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const use = await ui.findByRole('button', { name: t('shared.journey.passkeyUse') }, patient);
    await expect(use).toBeVisible();
  },
};

export const DefaultDark: Story = inTheme(One, 'default', 'dark');
export const University: Story = inTheme(One, 'university', 'light');
export const ClinicalDark: Story = inTheme(One, 'clinical', 'dark');
