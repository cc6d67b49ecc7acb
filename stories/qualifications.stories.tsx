import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { qualificationTypes, type QualificationType } from '../src/core/locale/route-table.ts';
import { beSignedIn } from '../tests/support/be-signed-in.ts';
import type { Scene, SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/qualifications/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient } from './support/inside.ts';

const TAG = 'assess-qualifications';
const ALL = '/users/*/qualifications';
const LONG = 'Rechtsbijstandverzekeringsmaatschappijenregistratie';

type Given = SceneOptions & { type?: QualificationType };

/** Vera is signed in, who has a qualification in every state. The faults apply from then on. */
const withVera = ({ type, faults = [], ...options }: Given = {}): Partial<StoryObj> => ({
  parameters: {
    scene: { identity: {}, flags: { accountQualifications: [...qualificationTypes] }, ...options },
  },
  ...(type !== undefined && { args: { 'qualification-type': type } }),
  beforeEach: ({ loaded }) => {
    for (const fault of faults) (loaded['scene'] as Scene).backend.faults.add(fault);
    beSignedIn('user-vera');
  },
});

export default {
  title: 'Widgets/Qualifications',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

export const Loading: Story = {
  ...withVera({ faults: [{ method: 'GET', path: ALL, delayMs: 60_000 }] }),
  play: async (context) => {
    const { ui, t, root } = await inside(TAG, context);
    await ui.findByText(t('qualifications.loading'), {}, patient);
    await expect(root.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};

export const Empty: Story = {
  ...withVera({ type: 'organisation' }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('heading', { name: t('qualifications.empty') }, patient)).toBeVisible();
  },
};

/** The site has no types. */
export const NoTypes: Story = {
  ...withVera({ flags: {} }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('heading', { name: t('qualifications.none') }, patient)).toBeVisible();
  },
};

export const One: Story = {
  ...withVera({ type: 'degree' }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('qualifications.is.approved'), {}, patient)).toBeVisible();
  },
};

/** The overview of all types. */
export const Many: Story = {
  ...withVera(),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(
      await ui.findByRole('link', { name: t('qualifications.type.license') }, patient),
    ).toBeVisible();
  },
};

/** The question before the entry that gives the level is deleted. */
export const Delete: Story = {
  ...withVera({ type: 'license' }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const name = t('qualifications.deleteOne', { title: 'Psychologist license' });
    await userEvent.click(await ui.findByRole('button', { name }, patient));
    await expect(await ui.findByRole('alertdialog', {}, patient)).toHaveTextContent(
      t('qualifications.levelLeft', { level: 'B' }),
    );
  },
};

export const LongestText: Story = {
  ...withVera({
    type: 'license',
    config: { messages: { 'qualifications.type.license': LONG, 'qualifications.is.expired': LONG } },
  }),
  play: async (context) => {
    const { ui, host } = await inside(TAG, context);
    await ui.findAllByText(LONG, {}, patient);
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

const expectFailure = (options: Given, why: string): Story => ({
  ...withVera(options),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t(`kit.page.why.${why}`), {}, patient)).toBeVisible();
  },
});

export const ServiceDown: Story = expectFailure(
  { faults: [{ method: 'GET', path: ALL, status: 500 }] },
  'failed',
);
export const Offline: Story = expectFailure({ online: false }, 'offline');
export const Forbidden: Story = expectFailure(
  { faults: [{ method: 'GET', path: ALL, status: 403 }] },
  'forbidden',
);

export const DefaultDark: Story = inTheme(Many, 'default', 'dark');
export const University: Story = inTheme(One, 'university', 'light');
export const ClinicalDark: Story = inTheme(Many, 'clinical', 'dark');
