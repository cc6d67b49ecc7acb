import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { beSignedIn } from '../tests/support/be-signed-in.ts';
import type { Scene, SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/my-account/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient } from './support/inside.ts';

const TAG = 'assess-my-account';
const INVOICES = '/users/*/invoices';
const LONG = 'Rechtsbijstandverzekeringsmaatschappijen en arbeidsongeschiktheidsverzekeringen';

type Given = SceneOptions & { who?: string };

/** A customer is signed in, Max unless another is named. The faults apply from then on. */
const withAccount = ({ who = 'max', faults = [], ...options }: Given = {}): Partial<StoryObj> => ({
  parameters: { scene: { identity: {}, flags: { orderHistory: true }, ...options } },
  beforeEach: ({ loaded }) => {
    for (const fault of faults) (loaded['scene'] as Scene).backend.faults.add(fault);
    beSignedIn(`user-${who}`);
  },
});

export default {
  title: 'Widgets/My Account',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

export const Loading: Story = {
  ...withAccount({ faults: [{ method: 'GET', path: '/users/*/*', delayMs: 60_000 }] }),
  play: async (context) => {
    const { ui, t, root } = await inside(TAG, context);
    await ui.findByRole('heading', { name: t('my-account.waiting') }, patient);
    await expect(root.querySelector('.tiles > .sk')).toBeVisible();
  },
};

/** Nothing waits. Order history is off. */
export const Empty: Story = {
  ...withAccount({ who: 'zoe', flags: {} }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('my-account.nothing'), {}, patient)).toBeVisible();
  },
};

/** One qualification expires soon. */
export const One: Story = {
  ...withAccount({ who: 'vera', flags: { accountQualifications: ['license'] } }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('my-account.renew'), {}, patient)).toBeVisible();
  },
};

export const Many: Story = {
  ...withAccount(),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('link', { name: t('my-account.toOverdue') }, patient)).toBeVisible();
    await expect(await ui.findByRole('table', { name: t('my-account.lastOrders') }, patient)).toBeVisible();
  },
};

export const LongestText: Story = {
  ...withAccount({
    config: {
      messages: { 'my-account.title': LONG, 'my-account.toOverdue': LONG, 'my-account.page.invoices': LONG },
    },
  }),
  play: async (context) => {
    const { ui, host } = await inside(TAG, context);
    await ui.findByRole('link', { name: new RegExp(LONG) }, patient).catch(() => undefined);
    await expect(ui.getAllByText(LONG).length).toBeGreaterThan(1);
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

const expectUnread = (options: Given, why: string, count: number): Story => ({
  ...withAccount(options),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    // Each read fails by itself.
    await waitFor(() => expect(ui.getAllByText(t(`kit.page.why.${why}`))).toHaveLength(count), patient);
    await expect(ui.getByRole('link', { name: t('my-account.page.savedCarts') })).toBeVisible();
  },
});

/** Invoices could not be read; the rest shows. */
export const PartialFailure: Story = expectUnread(
  { faults: [{ method: 'GET', path: INVOICES, status: 500 }] },
  'failed',
  1,
);
export const ServiceDown: Story = expectUnread(
  {
    faults: ['orders', 'invoices', 'quotes'].map((things) => ({
      method: 'GET' as const,
      path: `/users/*/${things}`,
      status: 500,
    })),
  },
  'failed',
  3,
);
export const Offline: Story = expectUnread({ online: false }, 'offline', 3);

export const DefaultDark: Story = inTheme(Many, 'default', 'dark');
export const University: Story = inTheme(Many, 'university', 'light');
export const ClinicalDark: Story = inTheme(Many, 'clinical', 'dark');
