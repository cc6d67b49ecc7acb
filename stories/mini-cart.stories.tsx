import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { SceneOptions } from '../tests/support/scene.ts';
import '../src/widgets/mini-cart/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient, type Inside } from './support/inside.ts';
import { LONGEST_NAME, someLines } from './support/some-lines.ts';

const TAG = 'assess-mini-cart';
const CART = '/users/anonymous/carts';
const KIT = { code: 'LMS4-KIT', quantity: 1 };

const scene = (options: SceneOptions) => ({ scene: options });

/** Presses the button and returns the panel. */
const open = async ({ ui, t }: Inside): Promise<HTMLElement> => {
  await userEvent.click(
    await ui.findByRole('button', { name: new RegExp(`^${t('mini-cart.title')}`) }, patient),
  );
  return ui.findByRole('region', { name: t('mini-cart.title') }, patient);
};

export default {
  title: 'Widgets/Mini-cart',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

/** The cart is loading; the count of the last page would show if there were one. */
export const Loading: Story = {
  parameters: scene({ lines: [KIT], faults: [{ method: 'GET', path: CART, delayMs: 60_000 }] }),
  play: async (context) => {
    const widget = await inside(TAG, context);
    const panel = await open(widget);
    await expect(
      await within(panel).findByText(widget.t('mini-cart.loading'), {}, patient),
    ).toBeInTheDocument();
  },
};

export const Empty: Story = {
  play: async (context) => {
    const widget = await inside(TAG, context);
    const panel = await open(widget);
    await expect(await within(panel).findByText(widget.t('mini-cart.empty'), {}, patient)).toBeVisible();
  },
};

/** One line. It is removed, and a button in its place undoes that. */
export const One: Story = {
  parameters: scene({ lines: [KIT] }),
  play: async (context) => {
    const widget = await inside(TAG, context);
    const { ui, t } = widget;
    await ui.findByRole('button', { name: t('mini-cart.name', { units: 1 }) }, patient);
    const panel = within(await open(widget));
    await expect(await panel.findByRole('link', { name: t('mini-cart.view') }, patient)).toHaveAttribute(
      'href',
    );
    await userEvent.click(panel.getByRole('button', { name: /Lindgren/ }));
    // Until the line is removed, its remove button has the same name.
    await waitFor(
      () => expect(panel.getByRole('button', { name: /Lindgren/ })).toHaveTextContent(t('mini-cart.undo')),
      patient,
    );
  },
};

export const Many: Story = {
  parameters: scene({ lines: [...someLines(18), { code: 'LMS4-REC25', quantity: 25 }], flags: 'mock' }),
  play: async (context) => {
    const widget = await inside(TAG, context);
    const panel = await open(widget);
    const lines = await within(panel).findByRole('list', { name: widget.t('mini-cart.lines') }, patient);
    await expect(within(lines).getAllByRole('listitem')).toHaveLength(19);
  },
};

/** The longest name, and a count and a total with many digits; choose another locale above. */
export const LongestText: Story = {
  parameters: scene({
    products: [{ code: 'LMS4-KIT', name: LONGEST_NAME, stock: 99_999 }],
    lines: [{ code: 'LMS4-KIT', quantity: 9876 }, ...someLines(3).slice(1)],
  }),
  play: async (context) => {
    const widget = await inside(TAG, context);
    const panel = await open(widget);
    await expect(
      (await within(panel).findAllByText(LONGEST_NAME, { exact: false }, patient))[0],
    ).toBeVisible();
  },
};

/** Removing a line fails: it stays, with the reason and a button to try again. */
export const PartialFailure: Story = {
  parameters: scene({
    lines: [KIT, ...someLines(3).slice(1)],
    faults: [{ method: 'PATCH', path: CART, status: 500 }],
  }),
  play: async (context) => {
    const widget = await inside(TAG, context);
    const { ui, t } = widget;
    const panel = within(await open(widget));
    const remove = await panel.findByRole('button', { name: /Lindgren/ }, patient);
    await userEvent.click(remove);
    await expect(await ui.findByText(t('mini-cart.why.failed'), { exact: false }, patient)).toBeVisible();
  },
};

export const ServiceDown: Story = {
  parameters: scene({ lines: [KIT], faults: [{ path: CART, status: 503 }] }),
  play: async (context) => {
    const widget = await inside(TAG, context);
    const panel = within(await open(widget));
    await expect(await panel.findByRole('alert', {}, patient)).toHaveTextContent(
      widget.t('mini-cart.notLoaded'),
    );
    await expect(panel.getByRole('button', { name: widget.t('shared.tryAgain') })).toBeEnabled();
  },
};

export const Offline: Story = {
  parameters: scene({ lines: [KIT], online: false }),
  play: async (context) => {
    const widget = await inside(TAG, context);
    const panel = within(await open(widget));
    await expect(await panel.findByRole('alert', {}, patient)).toHaveTextContent(
      widget.t('mini-cart.why.offline'),
    );
  },
};

export const DefaultDark: Story = inTheme(Many, 'default', 'dark');
export const University: Story = inTheme(Many, 'university', 'light');
export const ClinicalDark: Story = inTheme(Many, 'clinical', 'dark');
