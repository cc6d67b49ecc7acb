import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import type { Scene } from '../tests/support/scene.ts';
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

const SUGGEST = { method: 'GET', path: '/products/suggestions' } as const;

const patientWait = { timeout: 20_000 };

type Context = Parameters<NonNullable<Story['play']>>[0];

/** Types into the field, as a shopper does. */
const typed = async (context: Context, text: string) => {
  const { ui, t } = await inside(TAG, context);
  const field = await ui.findByRole('combobox', { name: t('search.label') }, patient);
  field.focus();
  await fireEvent.input(field, { target: { value: text } });
  const asked = () => {
    const { calls } = context.loaded['scene'] as Scene;
    return calls.some((call) => call.includes(SUGGEST.path));
  };
  await waitFor(() => expect(asked()).toBe(true), patientWait);
  return { ui, t, field };
};

/** Expects the field without suggestions, while and after something is typed. */
const expectAlone = async (context: Context, text: string) => {
  const { ui, field } = await typed(context, text);
  await expect(field).toHaveValue(text);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(ui.queryByRole('listbox')).toBeNull();
};

/** Suggestions below the field, one of them reached by arrow keys. */
export const Many: Story = {
  play: async (context) => {
    const { ui, t, field } = await typed(context, 'scr');
    await ui.findByRole('listbox', { name: t('search.suggestions') }, patient);
    await fireEvent.keyDown(field, { key: 'ArrowDown' });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'), patientWait);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(ui.getAllByRole('option').length).toBeGreaterThan(1);
  },
};

export const ManyFrench: Story = { ...Many, globals: { locale: 'fr-ca' } };
export const ManyDutch: Story = { ...Many, globals: { locale: 'nl-nl' } };
export const ManySpanish: Story = { ...Many, globals: { locale: 'es-es' } };

/** No suggestion matches what is typed. */
export const Empty: Story = { play: (context) => expectAlone(context, 'qqqq') };

/** The suggestions take long; the field works meanwhile. */
export const Loading: Story = {
  parameters: { scene: { faults: [{ ...SUGGEST, delayMs: 60_000 }] } },
  play: (context) => expectAlone(context, 'scr'),
};

/** The suggestions can't be loaded; the field searches without them. */
export const ServiceDown: Story = {
  parameters: { scene: { faults: [{ ...SUGGEST, status: 503 }] } },
  play: (context) => expectAlone(context, 'scr'),
};

/** The field, and the page of results that it leads to. */
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

export const DefaultDark: Story = inTheme(Many, 'default', 'dark');
export const University: Story = inTheme(Many, 'university', 'light');
export const ClinicalDark: Story = inTheme(Many, 'clinical', 'dark');
