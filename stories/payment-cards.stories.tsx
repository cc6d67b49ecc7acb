import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { asCustomer } from '../tests/support/as-customer.ts';
import { beSignedIn } from '../tests/support/be-signed-in.ts';
import { createElementsPayment } from '../tests/support/elements-payment.ts';
import { createProvider } from '../tests/support/elements-provider.ts';
import type { Scene, SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/payment-cards/define.ts';
import { providePayment } from '../src/widgets/parts/payment-fields/provide-payment.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient } from './support/inside.ts';

const TAG = 'assess-payment-cards';
const CARDS = '/users/*/paymentdetails';
const VISA = { scheme: 'Visa', digits: '4242' };
const LONG = 'Rechtsbijstandverzekeringsmaatschappijenregistratie';

type Given = SceneOptions & {
  /** How many of Carla's four cards she has deleted before. */
  deleted?: number;
  /** Whether the page has card fields. */
  isAdding?: boolean;
};

/** Carla is signed in, one of whose four cards has expired. The faults apply from then on. */
const withCards = ({
  deleted = 0,
  faults = [],
  isAdding = false,
  ...options
}: Given = {}): Partial<StoryObj> => ({
  parameters: { scene: { identity: {}, ...options } },
  beforeEach: async ({ loaded }) => {
    const scene = loaded['scene'] as Scene;
    for (const last of ['4', '3', '2', '1'].slice(0, deleted))
      await asCustomer(scene, 'carla', 'DELETE', `/paymentdetails/879609305400${last}`);
    for (const fault of faults) scene.backend.faults.add(fault);
    beSignedIn('user-carla');
    return isAdding
      ? providePayment(createElementsPayment(createProvider(() => scene.repository)))
      : undefined;
  },
});

export default {
  title: 'Widgets/Payment cards',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

export const Loading: Story = {
  ...withCards({ faults: [{ method: 'GET', path: CARDS, delayMs: 60_000 }] }),
  play: async (context) => {
    const { ui, t, root } = await inside(TAG, context);
    await ui.findByText(t('payment-cards.loading'), {}, patient);
    await expect(root.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};

export const Empty: Story = {
  ...withCards({ deleted: 4 }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('heading', { name: t('payment-cards.empty') }, patient)).toBeVisible();
  },
};

export const One: Story = {
  ...withCards({ deleted: 3 }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('payment-cards.name', VISA), {}, patient)).toBeVisible();
  },
};

export const Many: Story = {
  ...withCards(),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(
      await ui.findByText(t('payment-cards.expired', { month: '03', year: '2024' }), {}, patient),
    ).toBeVisible();
  },
};

/** The form of a new card, with the fields of a page's own provider. */
export const Add: Story = {
  ...withCards({ isAdding: true }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await userEvent.click(await ui.findByRole('button', { name: t('payment-cards.add') }, patient));
    await expect(await ui.findByLabelText(t('payment-cards.billing'), {}, patient)).toHaveTextContent(
      /Carla Reyes/,
    );
    await expect(await ui.findByLabelText(/Card number/, {}, patient)).toBeVisible();
  },
};

/** The question before a card is deleted. */
export const Delete: Story = {
  ...withCards(),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const name = t('payment-cards.name', VISA);
    await userEvent.click(
      await ui.findByRole('button', { name: t('payment-cards.deleteOne', { name }) }, patient),
    );
    await expect(await ui.findByRole('alertdialog', {}, patient)).toHaveTextContent(
      t('payment-cards.deleteAsk', { name }),
    );
  },
};

export const LongestText: Story = {
  ...withCards({
    config: { messages: { 'payment-cards.expired': LONG, 'payment-cards.default': LONG } },
  }),
  play: async (context) => {
    const { ui, host } = await inside(TAG, context);
    await ui.findAllByText(LONG, {}, patient);
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

/** A card could not be deleted. */
export const PartialFailure: Story = {
  ...withCards({ faults: [{ method: 'DELETE', path: `${CARDS}/*`, status: 503 }] }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const name = t('payment-cards.name', VISA);
    await userEvent.click(
      await ui.findByRole('button', { name: t('payment-cards.deleteOne', { name }) }, patient),
    );
    await userEvent.click(await ui.findByRole('button', { name: t('payment-cards.deleteCard') }, patient));
    await expect(await ui.findByText(t('payment-cards.failed.delete', { name }), {}, patient)).toBeVisible();
  },
};

const expectFailure = (options: Given, why: string): Story => ({
  ...withCards(options),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t(`kit.page.why.${why}`), {}, patient)).toBeVisible();
  },
});

export const ServiceDown: Story = expectFailure(
  { faults: [{ method: 'GET', path: CARDS, status: 500 }] },
  'failed',
);
export const Offline: Story = expectFailure({ online: false }, 'offline');
export const Forbidden: Story = expectFailure(
  { faults: [{ method: 'GET', path: CARDS, status: 403 }] },
  'forbidden',
);

export const DefaultDark: Story = inTheme(Many, 'default', 'dark');
export const University: Story = inTheme(One, 'university', 'light');
export const ClinicalDark: Story = inTheme(Many, 'clinical', 'dark');
