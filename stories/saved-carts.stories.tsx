import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { beSignedIn } from '../tests/support/be-signed-in.ts';
import { saveOne } from '../tests/support/saved-carts-visit.ts';
import type { Scene, SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/saved-carts/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient } from './support/inside.ts';

const TAG = 'assess-saved-carts';
const CARTS = '/users/*/carts';
const LONG = 'Neuropsychologicalassessmentreplacementforms202627';

/** Mara is signed in, with these saved carts. The faults apply from then on. */
const withCarts = (
  names: readonly string[],
  { faults = [], ...options }: SceneOptions = {},
): Partial<StoryObj> => ({
  parameters: { scene: { identity: {}, ...options } },
  beforeEach: async ({ loaded }) => {
    const scene = loaded['scene'] as Scene;
    for (const name of names) await saveOne(scene, name);
    for (const fault of faults) scene.backend.faults.add(fault);
    beSignedIn('user-mara');
  },
});

export default {
  title: 'Widgets/Saved carts',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

export const Loading: Story = {
  ...withCarts(['Spring'], { faults: [{ method: 'GET', path: CARTS, delayMs: 60_000 }] }),
  play: async (context) => {
    const { ui, t, root } = await inside(TAG, context);
    await ui.findByText(t('saved-carts.loading'), {}, patient);
    await expect(root.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};

export const Empty: Story = {
  ...withCarts([]),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('heading', { name: t('saved-carts.empty') }, patient)).toBeVisible();
  },
};

export const One: Story = {
  ...withCarts(['Spring']),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('link', { name: 'Spring' }, patient)).toHaveAttribute('href');
    await expect(
      ui.getByRole('button', { name: t('saved-carts.restoreName', { name: 'Spring' }) }),
    ).toBeVisible();
  },
};

/** A second page, and a cart that was just deleted. */
export const Many: Story = {
  ...withCarts(Array.from({ length: 22 }, (_, at) => `Spring${at + 1}`)),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const name = 'Spring22';
    await userEvent.click(
      await ui.findByRole('button', { name: t('saved-carts.deleteName', { name }) }, patient),
    );
    await expect(
      await ui.findByRole('button', { name: t('saved-carts.undoName', { name }) }, patient),
    ).toBeVisible();
    await expect(ui.getByRole('navigation', { name: t('saved-carts.pages') })).toBeVisible();
  },
};

export const LongestText: Story = {
  ...withCarts([LONG, 'Spring']),
  play: async (context) => {
    const { ui, host } = await inside(TAG, context);
    await expect(await ui.findByRole('link', { name: LONG }, patient)).toBeVisible();
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

/** A restore was refused: the reason, and a button to try again. */
export const PartialFailure: Story = {
  ...withCarts(['Spring'], {
    faults: [{ method: 'PATCH', path: '/users/*/carts/*/restoresavedcart', status: 503 }],
  }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const name = 'Spring';
    await userEvent.click(
      await ui.findByRole('button', { name: t('saved-carts.restoreName', { name }) }, patient),
    );
    await expect(await ui.findByRole('alert', {}, patient)).toHaveTextContent(
      t('saved-carts.notRestored', { name }),
    );
  },
};

export const ServiceDown: Story = {
  ...withCarts(['Spring'], { faults: [{ method: 'GET', path: CARTS, status: 503 }] }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('alert', {}, patient)).toHaveTextContent(t('saved-carts.notLoaded'));
    await expect(ui.getByRole('button', { name: t('shared.tryAgain') })).toBeEnabled();
  },
};

export const Offline: Story = {
  ...withCarts([], { online: false }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('alert', {}, patient)).toHaveTextContent(t('saved-carts.notLoaded'));
  },
};

export const Forbidden: Story = {
  ...withCarts(['Spring'], { faults: [{ method: 'GET', path: CARTS, status: 403 }] }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('alert', {}, patient)).toHaveTextContent(t('kit.page.forbidden'));
    await expect(ui.queryByRole('button', { name: t('shared.tryAgain') })).toBeNull();
  },
};

export const DefaultDark: Story = inTheme(One, 'default', 'dark');
export const University: Story = inTheme(One, 'university', 'light');
export const ClinicalDark: Story = inTheme(One, 'clinical', 'dark');
