import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { beSignedIn } from '../tests/support/be-signed-in.ts';
import type { Scene, SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/preferences/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient } from './support/inside.ts';

const TAG = 'assess-preferences';
const PATH = '/users/*/preferences';
const LONG = 'Rechtsbijstandverzekeringsmaatschappijen en arbeidsongeschiktheidsverzekeringen';

/** A customer is signed in, Mara unless another is named. The faults apply from then on. */
const withPreferences = ({
  faults = [],
  who = 'mara',
  ...options
}: SceneOptions & { who?: string } = {}): Partial<StoryObj> => ({
  parameters: { scene: { identity: {}, ...options } },
  beforeEach: ({ loaded }) => {
    for (const fault of faults) (loaded['scene'] as Scene).backend.faults.add(fault);
    beSignedIn(`user-${who}`);
  },
});

export default {
  title: 'Widgets/Preferences',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

const expectForm: NonNullable<Story['play']> = async (context) => {
  const { ui, t } = await inside(TAG, context);
  await expect(
    await ui.findByRole('checkbox', { name: t('preferences.marketing') }, patient),
  ).not.toBeChecked();
};

export const Loading: Story = {
  ...withPreferences({ faults: [{ method: 'GET', path: PATH, delayMs: 60_000 }] }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('preferences.loading'), {}, patient)).toBeInTheDocument();
  },
};

/** A customer with one account. */
export const One: Story = { ...withPreferences({ who: 'ada' }), play: expectForm };

/** A customer with several accounts. */
export const Many: Story = { ...withPreferences(), play: expectForm };

export const LongestText: Story = {
  ...withPreferences({
    config: { messages: { 'preferences.marketing': LONG, 'preferences.heading': LONG } },
  }),
  play: async (context) => {
    const { ui, host } = await inside(TAG, context);
    await ui.findAllByText(LONG, {}, patient);
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

/** A change could not be saved. What was chosen stays. */
export const PartialFailure: Story = {
  ...withPreferences({ faults: [{ method: 'PATCH', path: PATH, status: 500 }] }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const marketing = await ui.findByRole('checkbox', { name: t('preferences.marketing') }, patient);
    await userEvent.click(marketing);
    await userEvent.click(ui.getByRole('button', { name: t('preferences.save') }));
    await expect(await ui.findByText(t('kit.page.notSaved'), {}, patient)).toBeVisible();
    await expect(marketing).toBeChecked();
  },
};

const expectFailure = (options: SceneOptions, why: string): Story => ({
  ...withPreferences(options),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t(`kit.page.why.${why}`), {}, patient)).toBeVisible();
  },
});

export const ServiceDown: Story = expectFailure(
  { faults: [{ method: 'GET', path: PATH, status: 500 }] },
  'failed',
);
export const Offline: Story = expectFailure({ online: false }, 'offline');
export const Forbidden: Story = expectFailure(
  { faults: [{ method: 'GET', path: PATH, status: 403 }] },
  'forbidden',
);

export const DefaultDark: Story = inTheme(Many, 'default', 'dark');
export const University: Story = inTheme(Many, 'university', 'light');
export const ClinicalDark: Story = inTheme(Many, 'clinical', 'dark');
