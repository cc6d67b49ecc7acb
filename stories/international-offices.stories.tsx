import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/international-offices/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient, type Inside } from './support/inside.ts';

const TAG = 'assess-international-offices';
const TEXTS = '/graphql/execute.json/USAssessments/*';
const LONG =
  'Rechtsbijstandverzekeringsmaatschappijen, arbeidsongeschiktheidsverzekeringen and accredited institutions';

const scene = ({ config, ...options }: SceneOptions) => ({
  scene: { config: { content: '/content', ...config }, ...options },
});

const offices = (root: Inside['root']) => root.querySelectorAll('li[part=office]');

/** Waits until the widget is drawn: ten sites, one of them the current site. */
const drawn = async (context: Parameters<typeof inside>[1]): Promise<Inside> => {
  const widget = await inside(TAG, context);
  await widget.ui.findByRole('heading', { name: widget.t('international-offices.europe') }, patient);
  await expect(offices(widget.root)).toHaveLength(10);
  await expect(widget.root.querySelectorAll('[aria-current]')).toHaveLength(1);
  return widget;
};

export default {
  title: 'Widgets/International offices',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

export const Many: Story = {
  parameters: scene({}),
  play: async (context) => {
    const { ui } = await drawn(context);
    await expect(ui.getByRole('link', { name: 'Nederland' })).toHaveAttribute('hreflang', 'nl-NL');
    await expect(ui.getByRole('link', { name: 'Canada (français)' })).toBeVisible();
  },
};

export const LongestText: Story = {
  parameters: scene({
    config: {
      messages: { 'international-offices.here': LONG, 'need-help.phone': `${LONG} +31 85 000 0142` },
    },
  }),
  play: async (context) => {
    const { host } = await drawn(context);
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

/** Some of the author's values for an office are invalid: the built-in ones stay, and the valid ones are used. */
export const PartialFailure: Story = {
  parameters: scene({}),
  args: {
    offices: JSON.stringify({
      'en-ca': { href: 'javascript:alert(1)', phone: '+1 866 555 0100' },
      'nl-nl': { href: 'https://shop.example.nl/', email: 7 },
    }),
  },
  play: async (context) => {
    const { ui } = await drawn(context);
    await expect(ui.getByRole('link', { name: '+1 866 555 0100' })).toHaveAttribute(
      'href',
      'tel:+18665550100',
    );
    await expect(ui.getByRole('link', { name: 'Canada (English)' }).getAttribute('href')).toMatch(/^http/);
    await expect(ui.getByRole('link', { name: 'Nederland' })).toHaveAttribute(
      'href',
      'https://shop.example.nl/',
    );
  },
};

export const ServiceDown: Story = {
  parameters: scene({ faults: [{ path: TEXTS, status: 503 }] }),
  play: async (context) => {
    await expect(offices((await drawn(context)).root)).toHaveLength(10);
  },
};

export const Offline: Story = {
  parameters: scene({ online: false }),
  play: async (context) => {
    await expect(offices((await drawn(context)).root)).toHaveLength(10);
  },
};

export const DefaultDark: Story = inTheme(Many, 'default', 'dark');
export const University: Story = inTheme(Many, 'university', 'light');
export const ClinicalDark: Story = inTheme(Many, 'clinical', 'dark');
