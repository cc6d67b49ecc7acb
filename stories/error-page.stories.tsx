import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { within } from 'storybook/test';
import '../src/widgets/error-page/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient } from './support/inside.ts';

const TAG = 'assess-error-page';
const ID = '00000000-0000-4000-8000-000000000000';

export default {
  title: 'Widgets/Error page',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

/** The answer of a server for an address that does not exist. */
export const One: Story = {
  args: { code: '404' },
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(
      await ui.findByRole('heading', { level: 1, name: t('error-page.notFound.title') }, patient),
    ).toBeVisible();
    const ways = within(ui.getByRole('list', { name: t('error-page.ways') }));
    await expect(ways.getAllByRole('link')).toHaveLength(3);
  },
};

/** With everything that can be known: the code, the request, and the page to try again. */
export const Many: Story = {
  args: { code: '500', 'request-id': ID },
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(new RegExp(ID), {}, patient)).toBeVisible();
    await expect(ui.getByText(t('shared.tryAgain')).closest('a')).toHaveAttribute('href', location.href);
    await expect(await ui.findByRole('button', { name: t('error-page.copy') }, patient)).toBeVisible();
  },
};

/** The longest text, and the longest possible request id. */
export const LongestText: Story = {
  args: { code: '400', 'request-id': 'x'.repeat(64), 'heading-level': '2' },
  play: async (context) => {
    const { ui, host } = await inside(TAG, context);
    await expect(await ui.findByRole('heading', { level: 2 }, patient)).toBeVisible();
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

export const Forbidden: Story = {
  args: { code: '403', 'request-id': ID },
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('error-page.forbidden.why'), {}, patient)).toBeVisible();
    await expect(ui.queryByText(t('shared.tryAgain'))).toBeNull();
  },
};

/** A link to sign in and return. */
export const SignIn: Story = {
  args: { code: '401' },
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const link = (await ui.findByText(t('error-page.signInNow'), {}, patient)).closest('a');
    await expect(link?.href).toContain('/login?returnTo=');
  },
};

export const Conflict: Story = {
  args: { code: '409' },
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('error-page.conflict.next'), {}, patient)).toBeVisible();
  },
};

export const Busy: Story = {
  args: { code: '429' },
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('error-page.busy.next'), {}, patient)).toBeVisible();
  },
};

export const ServiceDown: Story = {
  args: { code: '503', 'request-id': ID },
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByText(t('error-page.unavailable.why'), {}, patient)).toBeVisible();
  },
};

export const DefaultDark: Story = inTheme(Many, 'default', 'dark');
export const University: Story = inTheme(Many, 'university', 'light');
export const ClinicalDark: Story = inTheme(Many, 'clinical', 'dark');
