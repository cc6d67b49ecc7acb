import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within, waitFor } from 'storybook/test';
import type { Scene, SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/checkout/define.ts';
import { comeToDeclinedCard } from './support/declined-card.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient } from './support/inside.ts';

const TAG = 'assess-checkout';

/** In author mode each state is fixed, with the sample's cart. */
const author = (config: SceneOptions['config'] = {}) => ({ scene: { config: { author: true, ...config } } });

export default {
  title: 'Widgets/Checkout',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

/** An open step between finished and later ones, with the order beside it. */
export const One: Story = {
  parameters: author(),
  args: { preview: 'step' },
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const name = t('checkout.step.shipping-method');
    await expect(await ui.findByRole('heading', { name: new RegExp(`${name}$`) }, patient)).toBeVisible();
    await expect(await ui.findByRole('region', { name: t('checkout.summary') }, patient)).toBeVisible();
  },
};

/** The order beside the steps; each finished step can be changed. */
export const Wide: Story = {
  parameters: author(),
  globals: { width: '1280' },
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const name = t('checkout.changeOf', { step: t('checkout.step.account') });
    await expect(await ui.findByRole('button', { name }, patient)).toBeVisible();
    const subtotal = await ui.findByText(t('checkout.subtotal'), {}, patient);
    await expect(subtotal.checkVisibility()).toBe(true);
  },
};

/** Only the open step is unfolded; the total and the step's button are in a bar at the bottom edge. */
export const Phone: Story = {
  parameters: author(),
  globals: { width: '320' },
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const unfold = await ui.findByRole('button', { name: new RegExp(`${t('checkout.allSteps')}$`) }, patient);
    const change = { name: t('checkout.changeOf', { step: t('checkout.step.account') }) };
    await expect(ui.queryByRole('button', change)).toBeNull();
    await userEvent.click(unfold);
    await expect(await ui.findByRole('button', change, patient)).toBeVisible();
    const order = within(ui.getByRole('region', { name: t('checkout.summary') }));
    const next = { name: t('checkout.to.review') };
    await expect(await order.findByRole('button', next, patient)).toBeVisible();
  },
};

/** The visitor is not signed in: the cart is kept, and a link leads to the sign-in. */
export const SignedOut: Story = {
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('heading', { name: t('checkout.signedOut') }, patient)).toBeVisible();
    await expect(ui.getByRole('link', { name: t('checkout.signIn') })).toHaveAttribute('href');
  },
};

export const Loading: Story = {
  parameters: author(),
  args: { preview: 'loading' },
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('checkout.loading'), {}, patient)).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: author(),
  args: { preview: 'empty' },
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('heading', { name: t('checkout.empty') }, patient)).toBeVisible();
    await expect(ui.getByRole('link', { name: t('checkout.shop') })).toHaveAttribute('href');
  },
};

export const ServiceDown: Story = {
  parameters: author(),
  args: { preview: 'error' },
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('alert', {}, patient)).toBeVisible();
    await expect(ui.getByRole('heading', { name: t('checkout.notLoaded') })).toBeVisible();
    await expect(ui.getByRole('button', { name: t('shared.tryAgain') })).toBeEnabled();
  },
};

export const Confirmation: Story = {
  parameters: author(),
  args: { preview: 'confirmation' },
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(
      await ui.findByRole('heading', { name: t('checkout.confirmation.heading') }, patient),
    ).toBeVisible();
    await expect(ui.getByText('W-2048-7713')).toBeVisible();
  },
};

export const OnHold: Story = {
  parameters: author(),
  args: { preview: 'on-hold' },
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const dialog = await ui.findByRole('dialog', { name: t('checkout.confirmation.onHold') }, patient);
    // It fades in.
    const see = within(dialog).getByRole('button', { name: t('checkout.confirmation.see') });
    await waitFor(() => expect(see).toBeVisible(), patient);
  },
};

/** A host that takes no orders of this checkout: its author sees why, and the shopper is led on. */
export const PlainHost: Story = {
  parameters: author({ commerceExtensions: false, checkoutUrl: '/buy/here' }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('heading', { name: t('checkout.notHere') }, patient)).toBeVisible();
    await expect(ui.getByRole('link', { name: t('checkout.elsewhere') })).toHaveAttribute(
      'href',
      '/buy/here',
    );
    await expect(await ui.findByRole('note', {}, patient)).toHaveTextContent('commerceExtensions is false');
  },
};

export const DefaultDark: Story = inTheme(One, 'default', 'dark');
export const University: Story = inTheme(One, 'university', 'light');
export const ClinicalDark: Story = inTheme(One, 'clinical', 'dark');

/** The whole order again, with the terms and the button that places it. */
export const Review: Story = {
  parameters: author(),
  args: { preview: 'review' },
  play: async (context) => {
    const { ui } = await inside(TAG, context);
    await expect(await ui.findByRole('checkbox', {}, patient)).toBeVisible();
  },
};

/** The service refused the order: why, and that nothing is charged. */
export const Refused: Story = {
  parameters: author(),
  args: { preview: 'refused' },
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('alert', {}, patient)).toHaveTextContent(
      t('checkout.refused.sanctions'),
    );
    await expect(await ui.findByRole('checkbox', {}, patient)).toBeVisible();
  },
};

/**
 * The card was declined in the payment step. A notice above the ways to pay says so and has the focus; another way can
 * be chosen.
 */
export const CardDeclined: Story = {
  parameters: { scene: { identity: {} } },
  beforeEach: ({ loaded }) => comeToDeclinedCard(loaded['scene'] as Scene),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await userEvent.type(await ui.findByLabelText(/^Security code/, {}, patient), '123');
    await userEvent.click(await ui.findByRole('button', { name: t('checkout.to.review') }, patient));
    const declined = t('checkout.pay.refused.savedCard');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(declined), patient);
    await expect(ui.getAllByRole('radio', { checked: true })).toHaveLength(1);
  },
};

/** The order is being placed: the button can't be pressed again until the outcome is known. */
export const Placing: Story = {
  parameters: author(),
  args: { preview: 'placing' },
  play: async (context) => {
    const { ui } = await inside(TAG, context);
    await expect(await ui.findByRole('checkbox', {}, patient)).toBeVisible();
    await waitFor(() => expect(ui.getByRole('button', { busy: true })).toBeVisible(), patient);
  },
};

/** The bank's question, in place of the steps. The payment service draws it. */
export const BankQuestion: Story = {
  parameters: author(),
  args: { preview: 'bank' },
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('heading', { name: t('checkout.placing.bank') }, patient)).toBeVisible();
    await expect(ui.getByRole('button', { name: t('checkout.placing.leaveBank') })).toBeEnabled();
  },
};

/** It is unknown whether there is an order: the shopper can check, but not place it again. */
export const Unknown: Story = {
  parameters: author(),
  args: { preview: 'unknown' },
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(
      await ui.findByRole('button', { name: t('checkout.placing.checkAgain') }, patient),
    ).toBeEnabled();
    await expect(ui.queryByRole('button', { name: /·/ })).toBeNull();
  },
};

export const CardDeclinedDark: Story = inTheme(CardDeclined, 'default', 'dark');
export const RefusedDark: Story = inTheme(Refused, 'default', 'dark');
export const PlacingDark: Story = inTheme(Placing, 'default', 'dark');
export const BankQuestionDark: Story = inTheme(BankQuestion, 'default', 'dark');
export const UnknownDark: Story = inTheme(Unknown, 'default', 'dark');
