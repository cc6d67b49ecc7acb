import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { beSignedIn } from '../tests/support/be-signed-in.ts';
import type { Scene, SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/order-history/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient } from './support/inside.ts';

const TAG = 'assess-order-history';
const ORDERS = '/users/*/orders';
/** An order of Max's that was shipped, one that was shipped in part, and one on hold. */
const [SHIPPED, PARTLY, HELD] = ['9104317', '9104401', 'WR-9104417'];
const LONG = 'Bestellnummernverzeichnisaufbewahrungsfristenregelung';

type Given = SceneOptions & { who?: string; order?: string };

/** A customer is signed in, Max unless another is named. The faults apply from then on. */
const withOrders = ({ who = 'max', order, faults = [], ...options }: Given = {}): Partial<StoryObj> => ({
  parameters: { scene: { identity: {}, flags: { orderHistory: true }, ...options } },
  ...(order !== undefined && { args: { 'order-id': order } }),
  beforeEach: ({ loaded }) => {
    for (const fault of faults) (loaded['scene'] as Scene).backend.faults.add(fault);
    beSignedIn(`user-${who}`);
  },
});

export default {
  title: 'Widgets/Order history',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

export const Loading: Story = {
  ...withOrders({ faults: [{ method: 'GET', path: ORDERS, delayMs: 60_000 }] }),
  play: async (context) => {
    const { ui, t, root } = await inside(TAG, context);
    await ui.findByText(t('order-history.loading'), {}, patient);
    await expect(root.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};

export const Empty: Story = {
  ...withOrders({ who: 'nina' }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('heading', { name: t('order-history.empty') }, patient)).toBeVisible();
  },
};

/** An order with shipments. */
export const One: Story = {
  ...withOrders({ order: PARTLY }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('order-history.orderTotal'), {}, patient)).toBeVisible();
    await expect(ui.getByText(t('shared.order.shipment', { number: 1, count: 2 }))).toBeVisible();
  },
};

/** An order on hold, which has no number yet. */
export const OnHold: Story = {
  ...withOrders({ order: HELD }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('order-history.held'), {}, patient)).toBeVisible();
  },
};

export const Many: Story = {
  ...withOrders(),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(
      await ui.findByRole('navigation', { name: t('order-history.pages') }, patient),
    ).toBeVisible();
  },
};

/** Nothing matches the words of the search. */
export const NoneFound: Story = {
  ...withOrders({ who: 'mara' }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const search = await ui.findByRole('searchbox', {}, patient);
    // Typing by `userEvent` into a field of React inside a shadow root is not noticed by React.
    await fireEvent.input(search, { target: { value: 'no-such-order' } });
    await userEvent.click(ui.getByRole('button', { name: t('kit.page.find') }));
    await expect(
      await ui.findByRole(
        'heading',
        { name: t('order-history.noMatchOf', { words: 'no-such-order' }) },
        patient,
      ),
    ).toBeVisible();
    await userEvent.click(ui.getByRole('button', { name: t('kit.page.clear') }));
  },
};

export const LongestText: Story = {
  ...withOrders({
    order: SHIPPED,
    config: { messages: { 'order-history.orderTotal': LONG, 'order-history.datePlaced': LONG } },
  }),
  play: async (context) => {
    const { ui, host } = await inside(TAG, context);
    await ui.findAllByText(LONG, {}, patient);
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

/** The list was read, and then could not be read again. */
export const PartialFailure: Story = {
  ...withOrders({ faults: [{ method: 'GET', path: `${ORDERS}/*`, status: 500 }] }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const name = t('order-history.reorderName', { number: HELD! });
    await userEvent.click(await ui.findByRole('button', { name }, patient));
    await expect(
      await ui.findByText(t('order-history.notReordered', { number: HELD! }), {}, patient),
    ).toBeVisible();
  },
};

const expectFailure = (options: Given, why: string): Story => ({
  ...withOrders(options),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t(`kit.page.why.${why}`), {}, patient)).toBeVisible();
  },
});

export const ServiceDown: Story = expectFailure(
  { faults: [{ method: 'GET', path: ORDERS, status: 500 }] },
  'failed',
);
export const Offline: Story = expectFailure({ online: false }, 'offline');
export const Forbidden: Story = expectFailure(
  { faults: [{ method: 'GET', path: ORDERS, status: 403 }] },
  'forbidden',
);

export const DefaultDark: Story = inTheme(Many, 'default', 'dark');
export const University: Story = inTheme(One, 'university', 'light');
export const ClinicalDark: Story = inTheme(Many, 'clinical', 'dark');
