import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/order-status/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient, type Inside } from './support/inside.ts';

const TAG = 'assess-order-status';
const LONG = 'Rechtsbijstandverzekeringsmaatschappijen en arbeidsongeschiktheidsverzekeringen';

export default {
  title: 'Widgets/Order status',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

const given = (scene: SceneOptions = {}): Partial<StoryObj> => ({ parameters: { scene } });

/** Asks for an order of Max's that was shipped in part. */
const ask = async (
  context: Parameters<typeof inside>[1],
  email = 'max@practice.example',
): Promise<Inside> => {
  const widget = await inside(TAG, context);
  const { ui, t } = widget;
  const reference = await ui.findByRole('textbox', { name: t('order-status.reference') }, patient);
  await userEvent.type(reference, 'WR-9104401');
  await userEvent.type(ui.getByRole('textbox', { name: t('order-status.email') }), email);
  await userEvent.click(ui.getByRole('button', { name: t('order-status.check') }));
  return widget;
};

export const Empty: Story = {
  ...given(),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('button', { name: t('order-status.check') }, patient)).toBeVisible();
  },
};

export const One: Story = {
  ...given(),
  play: async (context) => {
    const { ui, t } = await ask(context);
    await expect(await ui.findByText(t('order-status.lastChange'), {}, patient)).toBeVisible();
  },
};

export const NotFound: Story = {
  ...given(),
  play: async (context) => {
    const { ui, t } = await ask(context, 'mara@practice.example');
    await expect(await ui.findByText(t('order-status.notFound'), {}, patient)).toBeVisible();
  },
};

/** After too many wrong tries. */
export const Waiting: Story = {
  ...given({ faults: [{ method: 'POST', path: '/orderstatus', status: 429, retryAfter: 300 }] }),
  play: async (context) => {
    const { ui, t } = await ask(context);
    await expect(await ui.findByText(t('order-status.tooMany'), {}, patient)).toBeVisible();
  },
};

export const LongestText: Story = {
  ...given({ config: { messages: { 'order-status.title': LONG } } }),
  play: async (context) => {
    const { ui, host } = await inside(TAG, context);
    await ui.findAllByText(LONG, {}, patient);
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

const expectFailure = (options: SceneOptions, why: string): Story => ({
  ...given(options),
  play: async (context) => {
    const { ui, t } = await ask(context);
    await expect(await ui.findByText(t(`kit.page.why.${why}`), {}, patient)).toBeVisible();
  },
});

export const ServiceDown: Story = expectFailure(
  { faults: [{ method: 'POST', path: '/orderstatus', status: 500 }] },
  'failed',
);
export const Offline: Story = expectFailure({ online: false }, 'offline');

export const DefaultDark: Story = inTheme(One, 'default', 'dark');
export const University: Story = inTheme(One, 'university', 'light');
export const ClinicalDark: Story = inTheme(Empty, 'clinical', 'dark');
