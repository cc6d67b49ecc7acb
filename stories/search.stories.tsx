import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import '../src/widgets/search/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient } from './support/inside.ts';

const TAG = 'assess-search';
const LONG = 'Rechtsbijstandverzekeringsmaatschappijen en arbeidsongeschiktheidsverzekeringen zoeken';

export default {
  title: 'Widgets/Search',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

/** A field, and the page of results it leads to. */
export const One: Story = {
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const field = await ui.findByRole('combobox', { name: t('search.label') }, patient);
    await expect(field).toHaveAttribute('name', 'text');
    await expect(field.closest('form')?.getAttribute('action')).toMatch(/^\/[\w-]+\/search\.html$/);
    await expect(ui.getByRole('button', { name: t('search.submit') })).toBeVisible();
  },
};

export const LongestText: Story = {
  parameters: { scene: { config: { messages: { 'search.label': LONG } } } },
  play: async (context) => {
    const { ui, host } = await inside(TAG, context);
    await ui.findByRole('combobox', { name: LONG }, patient);
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

export const DefaultDark: Story = inTheme(One, 'default', 'dark');
export const University: Story = inTheme(One, 'university', 'light');
export const UniversityDark: Story = inTheme(One, 'university', 'dark');
export const Clinical: Story = inTheme(One, 'clinical', 'light');
export const ClinicalDark: Story = inTheme(One, 'clinical', 'dark');
