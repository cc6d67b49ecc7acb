import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { endMotion } from '../tests/support/end-motion.ts';
import '../src/widgets/need-help/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient, type Inside } from './support/inside.ts';
import { officeScenes } from './support/office-scenes.ts';

const TAG = 'assess-need-help';

/** Opens the dialog. */
const ask = async (context: Parameters<typeof inside>[1]): Promise<Inside> => {
  const widget = await inside(TAG, context);
  await userEvent.click(await widget.ui.findByRole('button', {}, patient));
  await widget.ui.findByRole('dialog', {}, patient);
  // Elements that fade in are not visible at first.
  endMotion();
  return widget;
};

/** Expects a phone number and an e-mail address, whatever the CMS says. */
const expectWays = async ({ root }: Inside): Promise<void> => {
  await expect(root.querySelector('a[href^="tel:+"]')).toBeVisible();
  await expect(root.querySelector('a[href^="mailto:"]')).toBeVisible();
};

export default {
  title: 'Widgets/Need help',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

/** The dialog, with the CMS's texts about the office. */
export const One: Story = {
  parameters: officeScenes.one,
  play: async (context) => {
    const widget = await ask(context);
    await expectWays(widget);
    await expect(widget.ui.getByText(/\(.+\)$/)).toBeVisible();
    await expect(widget.ui.getByRole('link', { name: widget.t('need-help.contact') })).toHaveAttribute(
      'href',
    );
  },
};

export const LongestText: Story = {
  parameters: officeScenes.longest,
  play: async (context) => {
    const widget = await ask(context);
    await expect(widget.ui.getByText(/\+31 85/)).toHaveAttribute('href', 'tel:+31850000142');
    const dialog = widget.ui.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** One text of the CMS is not a text, and one phone number is invalid. */
export const PartialFailure: Story = {
  parameters: officeScenes.partial,
  play: async (context) => {
    const { ui, root } = await ask(context);
    await expect(ui.getByText('By e-mail only')).toBeVisible();
    await expect(root.querySelector('a[href^="tel:"]')).toBeNull();
    await expect(root.querySelector('a[href^="mailto:"]')).toBeVisible();
  },
};

export const ServiceDown: Story = {
  parameters: officeScenes.down,
  play: async (context) => {
    await expectWays(await ask(context));
  },
};

export const Offline: Story = {
  parameters: officeScenes.offline,
  play: async (context) => {
    await expectWays(await ask(context));
  },
};

export const DefaultDark: Story = inTheme(One, 'default', 'dark');
export const University: Story = inTheme(One, 'university', 'light');
export const ClinicalDark: Story = inTheme(One, 'clinical', 'dark');
