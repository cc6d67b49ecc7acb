import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import '../src/widgets/contact/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient, type Inside } from './support/inside.ts';
import { officeScenes } from './support/office-scenes.ts';

const TAG = 'assess-contact';

/** Waits until the widget is drawn. */
const drawn = async (context: Parameters<typeof inside>[1]): Promise<Inside> => {
  const widget = await inside(TAG, context);
  await widget.ui.findByRole('heading', { name: widget.t('contact.write') }, patient);
  return widget;
};

const expectWays = async ({ root, ui, t }: Inside): Promise<void> => {
  await expect(root.querySelector('a[href^="tel:+"]')).toBeVisible();
  await expect(root.querySelector('a[href^="mailto:"]')).toBeVisible();
  await expect(ui.getByRole('link', { name: t('contact.offices') })).toHaveAttribute('href');
};

export default {
  title: 'Widgets/Contact',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

/** The office of the page's locale. */
export const One: Story = {
  parameters: officeScenes.one,
  play: async (context) => {
    const widget = await drawn(context);
    await expectWays(widget);
    await expect(widget.ui.getByText(widget.t('contact.orderStatus'))).toHaveAttribute('href');
  },
};

export const LongestText: Story = {
  parameters: officeScenes.longest,
  play: async (context) => {
    const { ui, host } = await drawn(context);
    await expect(ui.getByText(/\+31 85/)).toHaveAttribute('href', 'tel:+31850000142');
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

/** One text of the CMS is not a text, and one phone number is invalid. */
export const PartialFailure: Story = {
  parameters: officeScenes.partial,
  play: async (context) => {
    const { ui, root } = await drawn(context);
    await expect(ui.getByText('By e-mail only')).toBeVisible();
    await expect(root.querySelector('a[href^="tel:"]')).toBeNull();
  },
};

export const ServiceDown: Story = {
  parameters: officeScenes.down,
  play: async (context) => {
    await expectWays(await drawn(context));
  },
};

export const Offline: Story = {
  parameters: officeScenes.offline,
  play: async (context) => {
    await expectWays(await drawn(context));
  },
};

export const DefaultDark: Story = inTheme(One, 'default', 'dark');
export const University: Story = inTheme(One, 'university', 'light');
export const ClinicalDark: Story = inTheme(One, 'clinical', 'dark');
