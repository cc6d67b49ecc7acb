import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { beSignedIn } from '../tests/support/be-signed-in.ts';
import type { Scene, SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/support/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient } from './support/inside.ts';

const TAG = 'assess-support';
const SEARCH = '/**/customers/search';
const LONG = 'Rechtsbijstandverzekeringsmaatschappijen en arbeidsongeschiktheidsverzekeringen';

type Given = SceneOptions & { who?: string };

/** A member of customer service is signed in, unless somebody else is named. */
const withService = ({ who = 'sue', faults = [], ...options }: Given = {}): Partial<StoryObj> => ({
  parameters: { scene: { identity: {}, ...options } },
  beforeEach: ({ loaded }) => {
    for (const fault of faults) (loaded['scene'] as Scene).backend.faults.add(fault);
    beSignedIn(`user-${who}`);
  },
});

export default {
  title: 'Widgets/Support',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

const expectFound =
  (words: string, count: number): NonNullable<Story['play']> =>
  async (context) => {
    const { ui, t } = await inside(TAG, context);
    await userEvent.type(await ui.findByRole('searchbox', {}, patient), words);
    await userEvent.click(ui.getByRole('button', { name: t('support.find') }));
    const text = count === 0 ? t('support.none', { words }) : t('support.found', { words, count });
    await expect(await ui.findByText(text, {}, patient)).toBeVisible();
  };

export const Empty: Story = { ...withService(), play: expectFound('nobody at all', 0) };
export const One: Story = { ...withService(), play: expectFound('lindqvist', 1) };
export const Many: Story = { ...withService(), play: expectFound('practice', 20) };

export const LongestText: Story = {
  ...withService({ config: { messages: { 'support.title': LONG, 'support.find': LONG } } }),
  play: async (context) => {
    const { ui, host } = await inside(TAG, context);
    await ui.findAllByText(LONG, {}, patient);
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

const expectFailure = (options: Given, why: string): Story => ({
  ...withService(options),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t(`kit.page.why.${why}`), {}, patient)).toBeVisible();
  },
});

export const ServiceDown: Story = expectFailure(
  { faults: [{ method: 'POST', path: SEARCH, status: 500 }] },
  'failed',
);
export const Offline: Story = expectFailure({ online: false }, 'offline');

/** A customer has opened the page. */
export const Forbidden: Story = {
  ...withService({ who: 'mara' }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('heading', { name: t('support.notMember') }, patient)).toBeVisible();
  },
};

export const DefaultDark: Story = inTheme(One, 'default', 'dark');
export const University: Story = inTheme(One, 'university', 'light');
export const ClinicalDark: Story = inTheme(Many, 'clinical', 'dark');
