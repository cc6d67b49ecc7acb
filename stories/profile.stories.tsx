import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { beSignedIn } from '../tests/support/be-signed-in.ts';
import type { Scene, SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/profile/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient } from './support/inside.ts';

const TAG = 'assess-profile';
const USER = '/users/*';
const LONG = 'Rechtsbijstandverzekeringsmaatschappijen en arbeidsongeschiktheidsverzekeringen';

/** Mara is signed in. The faults apply from then on. */
const withProfile = ({ faults = [], ...options }: SceneOptions = {}): Partial<StoryObj> => ({
  parameters: { scene: { identity: { signedIn: 'user-mara' }, ...options } },
  beforeEach: ({ loaded }) => {
    for (const fault of faults) (loaded['scene'] as Scene).backend.faults.add(fault);
    beSignedIn('user-mara');
  },
});

export default {
  title: 'Widgets/Profile',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

export const Loading: Story = {
  ...withProfile({ faults: [{ method: 'GET', path: USER, delayMs: 60_000 }] }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('profile.loading'), {}, patient)).toBeInTheDocument();
  },
};

export const One: Story = {
  ...withProfile({
    flags: { ssoShowUserName: true },
    config: { settings: { privacyUrl: '/privacy' } },
  }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('textbox', { name: t('profile.firstName') }, patient)).toHaveValue(
      'Mara',
    );
    await expect(ui.getByText(t('profile.userName'))).toBeVisible();
  },
};

export const LongestText: Story = {
  ...withProfile({ config: { messages: { 'profile.emailFixed': LONG, 'profile.heading': LONG } } }),
  play: async (context) => {
    const { ui, host } = await inside(TAG, context);
    await ui.findAllByText(LONG, {}, patient);
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

/** A change could not be saved. What was typed stays. */
export const PartialFailure: Story = {
  ...withProfile({ faults: [{ method: 'PATCH', path: USER, status: 500 }] }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const name = await ui.findByRole('textbox', { name: t('profile.firstName') }, patient);
    await userEvent.clear(name);
    await userEvent.type(name, 'Maria');
    await userEvent.click(ui.getByRole('button', { name: t('profile.save') }));
    await expect(await ui.findByText(t('kit.page.notSaved'), {}, patient)).toBeVisible();
    await expect(name).toHaveValue('Maria');
  },
};

/** The identity service's question. */
export const Password: Story = {
  ...withProfile(),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await userEvent.click(await ui.findByRole('button', { name: t('profile.change') }, patient));
    const label = t('shared.journey.currentPassword');
    await expect(await ui.findByLabelText(label, {}, patient)).toHaveFocus();
  },
};

const expectFailure = (options: SceneOptions, why: string): Story => ({
  ...withProfile(options),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t(`kit.page.why.${why}`), {}, patient)).toBeVisible();
  },
});

export const ServiceDown: Story = expectFailure(
  { faults: [{ method: 'GET', path: USER, status: 500 }] },
  'failed',
);
export const Offline: Story = expectFailure({ online: false }, 'offline');
export const Forbidden: Story = expectFailure(
  { faults: [{ method: 'GET', path: USER, status: 403 }] },
  'forbidden',
);

export const DefaultDark: Story = inTheme(One, 'default', 'dark');
export const University: Story = inTheme(One, 'university', 'light');
export const ClinicalDark: Story = inTheme(One, 'clinical', 'dark');
