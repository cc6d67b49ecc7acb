import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/banner/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient, type Inside } from './support/inside.ts';

const TAG = 'assess-banner';
const FILE = '/en-us/first-level-nav-content.json';
const TEXT = 'Customer Support is closed on July 3-4 and resumes Wednesday, July 5 at 7:00 AM CT.';
const LONG =
  'Rechtsbijstandverzekeringsmaatschappijen en arbeidsongeschiktheidsverzekeringen: zie de voorwaarden. ';

const scene = (options: SceneOptions) => ({ scene: { config: { regional: '/regional' }, ...options } });
const expectNone = async ({ ui, host, root }: Inside): Promise<void> => {
  await waitFor(() => expect(root.querySelector('.room')).not.toBeNull(), patient);
  await expect(ui.queryByRole('button')).toBeNull();
  await expect(host.getBoundingClientRect().height).toBe(0);
};

export default {
  title: 'Widgets/Banner',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

/** A notice may still arrive: nothing shows yet. */
export const Loading: Story = {
  parameters: scene({ faults: [{ path: FILE, delayMs: 60_000 }] }),
  play: async (context) => {
    await expectNone(await inside(TAG, context));
  },
};

/** The CMS has no notice. */
export const Empty: Story = {
  parameters: scene({ regional: { [FILE]: { menu: [] } } }),
  play: async (context) => {
    await expectNone(await inside(TAG, context));
  },
};

/** The demo site's notice, with a link to the contact page. */
export const One: Story = {
  parameters: scene({}),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const link = await ui.findByRole('link', { name: TEXT }, patient);
    await expect(link).toHaveAttribute('href', '/en-us/contact-us.html');
    await expect(ui.getByRole('button', { name: t('banner.dismiss') })).toBeVisible();
  },
};

export const LongestText: Story = {
  parameters: scene({ regional: { [FILE]: { menu: [], banner: { id: 'long', text: LONG.repeat(5) } } } }),
  play: async (context) => {
    const { ui, host } = await inside(TAG, context);
    await ui.findByText(/Rechtsbijstand/, {}, patient);
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

/** The CMS's file can't be loaded, and the time of the built-in notice is over. */
export const ServiceDown: Story = {
  parameters: scene({ faults: [{ path: FILE, status: 503 }] }),
  play: async (context) => {
    await expectNone(await inside(TAG, context));
  },
};

export const Offline: Story = {
  parameters: scene({ online: false }),
  play: async (context) => {
    await expectNone(await inside(TAG, context));
  },
};

export const DefaultDark: Story = inTheme(One, 'default', 'dark');
export const University: Story = inTheme(One, 'university', 'light');
export const ClinicalDark: Story = inTheme(One, 'clinical', 'dark');
