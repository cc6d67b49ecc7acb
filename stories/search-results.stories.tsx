import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { addMore } from '../tests/support/search-visit.ts';
import type { Scene, SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/search-results/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient } from './support/inside.ts';

const TAG = 'assess-search-results';
const SEARCH = '/products/search';
const LONG = `${'Lindgren Memory Scale Comprehensive Administration, Scoring and Interpretation Kit '.repeat(2)}neuropsychologicalassessmentreplacementforms202627`;

type Given = SceneOptions & { more?: number; named?: string };

/** The results of an address. Afterwards the story’s own address is restored. */
const at = (query: string, { more = 0, named, ...scene }: Given = {}): Partial<StoryObj> => ({
  parameters: { scene },
  beforeEach: ({ loaded }) => {
    addMore((loaded['scene'] as Scene).repository, more, named);
    const before = location.href;
    const address = new URL(before);
    for (const [name, value] of new URLSearchParams(query)) address.searchParams.set(name, value);
    history.replaceState(null, '', address);
    return () => history.replaceState(null, '', before);
  },
});

export default {
  title: 'Widgets/Search results',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

export const Loading: Story = {
  ...at('text=memory', { faults: [{ method: 'GET', path: SEARCH, delayMs: 60_000 }] }),
  play: async (context) => {
    const { ui, t, root } = await inside(TAG, context);
    await ui.findByText(t('search-results.loading'), {}, patient);
    await expect(root.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};

export const One: Story = {
  ...at('text=LMS4-REC25'),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(
      await ui.findByRole(
        'heading',
        { name: t('search-results.count', { count: 1, text: 'LMS4-REC25' }) },
        patient,
      ),
    ).toBeVisible();
  },
};

/** Filtered results, on one of several pages. */
export const Many: Story = {
  ...at('text=zebra&filter=productFormat:PRINT&page=2', { more: 45 }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('button', { name: t('search-results.clear') }, patient)).toBeVisible();
    await expect(ui.getByRole('navigation', { name: t('search-results.pages') })).toBeVisible();
  },
};

export const LongestText: Story = {
  ...at('text=neuropsychologicalassessmentreplacementforms202627', { more: 2, named: LONG }),
  play: async (context) => {
    const { ui, host } = await inside(TAG, context);
    await expect(await ui.findByText(`${LONG} 1`, {}, patient)).toBeVisible();
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

/** An ISBN with a wrong check digit, with the right one. */
export const Empty: Story = {
  ...at('text=978-0-306-40615-8'),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(
      await ui.findByRole(
        'button',
        { name: t('search-results.didYouMean', { text: '9780306406157' }) },
        patient,
      ),
    ).toBeVisible();
  },
};

/** A facet of the address that the service no longer knows. */
export const PartialFailure: Story = {
  ...at('text=memory&filter=colour:red'),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('search-results.filtered'), {}, patient)).toBeVisible();
  },
};

export const ServiceDown: Story = {
  ...at('text=memory', { faults: [{ method: 'GET', path: SEARCH, status: 503 }] }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('alert', {}, patient)).toHaveTextContent(t('search-results.notLoaded'));
    await expect(ui.getByRole('button', { name: t('shared.tryAgain') })).toBeEnabled();
  },
};

export const Offline: Story = {
  ...at('text=memory', { online: false }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('alert', {}, patient)).toHaveTextContent(t('search-results.notLoaded'));
  },
};

export const DefaultDark: Story = inTheme(Many, 'default', 'dark');
export const University: Story = inTheme(Many, 'university', 'light');
export const ClinicalDark: Story = inTheme(Many, 'clinical', 'dark');
