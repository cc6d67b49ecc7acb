import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { beSignedIn } from '../tests/support/be-signed-in.ts';
import type { Scene, SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/invoices/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient } from './support/inside.ts';

const TAG = 'assess-invoices';
const INVOICES = '/users/*/invoices';
const PARTLY = 'INV-54410003';
const LONG = 'Rechnungsnummernverzeichnisaufbewahrungsfristenregelung';

type Given = SceneOptions & { who?: string };

/** A customer is signed in, Max unless another is named. The faults apply from then on. */
const withInvoices = ({ who = 'max', faults = [], ...options }: Given = {}): Partial<StoryObj> => ({
  parameters: { scene: { identity: {}, ...options } },
  beforeEach: ({ loaded }) => {
    for (const fault of faults) (loaded['scene'] as Scene).backend.faults.add(fault);
    beSignedIn(`user-${who}`);
  },
});

export default {
  title: 'Widgets/Invoices',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

export const Loading: Story = {
  ...withInvoices({ faults: [{ method: 'GET', path: INVOICES, delayMs: 60_000 }] }),
  play: async (context) => {
    const { ui, t, root } = await inside(TAG, context);
    await ui.findByText(t('invoices.loading'), {}, patient);
    await expect(root.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};

export const Empty: Story = {
  ...withInvoices({ who: 'nina' }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('heading', { name: t('invoices.empty') }, patient)).toBeVisible();
  },
};

/** An invoice that is open in its row. */
export const One: Story = {
  ...withInvoices({ who: 'mara' }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await userEvent.click(await ui.findByRole('button', { name: PARTLY }, patient));
    await expect(
      await ui.findByRole('table', { name: t('invoices.linesOf', { number: PARTLY }) }, patient),
    ).toBeVisible();
  },
};

/** A page of them is selected. */
export const Many: Story = {
  ...withInvoices(),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await userEvent.click(
      await ui.findByRole('checkbox', { name: t('invoices.selectPage', { count: 20 }) }, patient),
    );
    await expect(ui.getByRole('button', { name: t('invoices.zip') })).toBeVisible();
    await expect(ui.getByRole('navigation', { name: t('invoices.pages') })).toBeVisible();
  },
};

/** The search for one invoice, where nobody signs in. */
export const LookUp: Story = {
  parameters: { scene: { config: { settings: { invoices: { simplified: true } } } } },
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const [number, postalCode] = [t('invoices.find.number'), t('invoices.find.postalCode')];
    await userEvent.type(await ui.findByLabelText(number, {}, patient), 'INV-54460001');
    await userEvent.type(ui.getByLabelText(postalCode), '97205');
    await userEvent.click(ui.getByRole('button', { name: t('invoices.find.find') }));
    await expect(
      await ui.findByRole('region', { name: t('invoices.one', { number: 'INV-54460001' }) }, patient),
    ).toBeVisible();
  },
};

export const LongestText: Story = {
  ...withInvoices({
    who: 'mara',
    config: { messages: { 'invoices.paid': LONG, 'invoices.subtotal': LONG, 'invoices.search': LONG } },
  }),
  play: async (context) => {
    const { ui, host } = await inside(TAG, context);
    await ui.findAllByText(LONG, {}, patient);
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

/** Some PDFs are missing in the ZIP. */
export const PartialFailure: Story = {
  ...withInvoices({
    who: 'mara',
    faults: [{ method: 'GET', path: `${INVOICES}/INV-54410002/pdf`, status: 404 }],
  }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    for (const number of ['INV-54410001', 'INV-54410002'])
      // oxlint-disable-next-line no-await-in-loop
      await userEvent.click(
        await ui.findByRole('checkbox', { name: t('invoices.select', { number }) }, patient),
      );
    await userEvent.click(ui.getByRole('button', { name: t('invoices.zip') }));
    await expect(
      await ui.findByRole('button', { name: t('invoices.zipRetry', { count: 1 }) }, patient),
    ).toBeVisible();
  },
};

const expectFailure = (options: Given, why: string): Story => ({
  ...withInvoices(options),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t(`kit.page.why.${why}`), {}, patient)).toBeVisible();
  },
});

export const ServiceDown: Story = expectFailure(
  { faults: [{ method: 'GET', path: INVOICES, status: 500 }] },
  'failed',
);
export const Offline: Story = expectFailure({ online: false }, 'offline');
export const Forbidden: Story = expectFailure(
  { faults: [{ method: 'GET', path: INVOICES, status: 403 }] },
  'forbidden',
);

export const DefaultDark: Story = inTheme(Many, 'default', 'dark');
export const University: Story = inTheme(One, 'university', 'light');
export const ClinicalDark: Story = inTheme(Many, 'clinical', 'dark');
