import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { beSignedIn } from '../tests/support/be-signed-in.ts';
import { EXPIRED, EXPIRING, ORDERED, orderQuote, READY, SUBMITTED } from '../tests/support/quotes-visit.ts';
import type { Scene, SceneOptions } from '../tests/support/scene.ts';
import { asQuinn, heldQuotes } from '../tests/support/quotes-visit.ts';
import '../src/widgets/quotes/define.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient } from './support/inside.ts';

const TAG = 'assess-quotes';
const QUOTES = '/users/*/quotes';
const ONE = '/users/*/quotes/*';

type Given = SceneOptions & { who?: string; before?: (scene: Scene) => Promise<unknown> };

/** Quinn is signed in and has a quote in each state. The faults apply from then on. */
const withQuotes = ({ faults = [], who = 'quinn', before, ...options }: Given = {}): Partial<StoryObj> => ({
  parameters: { scene: { identity: {}, ...options } },
  beforeEach: async ({ loaded }) => {
    const scene = loaded['scene'] as Scene;
    await heldQuotes(scene);
    await before?.(scene);
    for (const fault of faults) scene.backend.faults.add(fault);
    beSignedIn(`user-${who}`);
  },
});

/** The page of one quote. */
const ofQuote = (code: string, given: Given = {}): Partial<StoryObj> => ({
  ...withQuotes(given),
  args: { 'quote-id': code },
});

export default {
  title: 'Widgets/Quotes',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

export const Loading: Story = {
  ...withQuotes({ faults: [{ method: 'GET', path: QUOTES, delayMs: 60_000 }] }),
  play: async (context) => {
    const { ui, t, root } = await inside(TAG, context);
    await ui.findByText(t('quotes.loading'), {}, patient);
    await expect(root.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};

export const Empty: Story = {
  ...withQuotes({ who: 'mara' }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('heading', { name: t('quotes.empty') }, patient)).toBeVisible();
  },
};

/** A quote that ends soon: its dates, its lines beside today's prices, its sums and actions. */
export const One: Story = {
  ...ofQuote(EXPIRING),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('list', { name: t('quotes.life') }, patient)).toBeVisible();
    await expect(ui.getByRole('button', { name: t('quotes.again') })).toBeEnabled();
  },
};

/** Quotes in each of the six states, on two pages. */
export const Many: Story = {
  ...withQuotes({
    before: async (scene) => {
      for (let at = 0; at < 15; at += 1)
        await asQuinn(scene, 'POST', '/quotes', { quoteCode: READY, name: `Spring ${at + 1}` });
    },
  }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('navigation', { name: t('quotes.pages') }, patient)).toBeVisible();
  },
};

export const LongestText: Story = {
  ...ofQuote(READY),
  play: async (context) => {
    const { ui, t, host } = await inside(TAG, context);
    await ui.findByRole('list', { name: t('quotes.life') }, patient);
    await expect(host.scrollWidth).toBeLessThanOrEqual(host.clientWidth);
  },
};

/** Ordering was refused, because the quote was ordered elsewhere: the order, and a link to it. */
export const PartialFailure: Story = {
  ...ofQuote(READY),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    const button = await ui.findByRole('button', { name: /\$/ }, patient);
    await orderQuote(context.loaded['scene'] as Scene, READY, {
      state: 'BUYER_ORDERED',
      orderCode: '00009001',
    });
    await userEvent.click(button);
    await expect(await ui.findByRole('alert', {}, patient)).toHaveTextContent(
      t('quotes.orderedAs', { number: '00009001' }),
    );
  },
};

export const ServiceDown: Story = {
  ...withQuotes({ faults: [{ method: 'GET', path: QUOTES, status: 503 }] }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('alert', {}, patient)).toHaveTextContent(t('quotes.notLoaded'));
    await expect(ui.getByRole('button', { name: t('shared.tryAgain') })).toBeEnabled();
  },
};

export const Offline: Story = {
  ...withQuotes({ online: false }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('alert', {}, patient)).toHaveTextContent(t('quotes.notLoaded'));
  },
};

export const Forbidden: Story = {
  ...ofQuote(READY, { faults: [{ method: 'GET', path: ONE, status: 403 }] }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('alert', {}, patient)).toHaveTextContent(t('kit.page.forbidden'));
    await expect(ui.queryByRole('button', { name: t('shared.tryAgain') })).toBeNull();
  },
};

export const List: Story = {
  ...withQuotes(),
  play: async (context) => {
    const { ui } = await inside(TAG, context);
    await expect(await ui.findByRole('link', { name: SUBMITTED }, patient)).toBeVisible();
  },
};

export const Expired: Story = {
  ...ofQuote(EXPIRED),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await expect(await ui.findByRole('button', { name: t('quotes.again') }, patient)).toBeVisible();
  },
};

export const Ordered: Story = {
  ...ofQuote(ORDERED),
  play: async (context) => {
    const { ui } = await inside(TAG, context);
    await expect(await ui.findByRole('link', { name: /00004711/ }, patient)).toHaveAttribute('href');
  },
};

/** The confirmation before a quote is cancelled. */
export const Cancelling: Story = {
  ...ofQuote(SUBMITTED),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await userEvent.click(await ui.findByRole('button', { name: t('quotes.cancel') }, patient));
    // The dialog fades in.
    await waitFor(() => expect(ui.getByRole('alertdialog')).toBeVisible(), patient);
  },
};

/** The PDF could not be loaded: a notice says so, and offers to print the quote. */
export const NoPdf: Story = {
  ...ofQuote(READY, { faults: [{ method: 'GET', path: `${ONE}/pdf`, body: 'html' }] }),
  play: async (context) => {
    const { ui, t } = await inside(TAG, context);
    await userEvent.click(await ui.findByRole('button', { name: t('shared.quote.pdf') }, patient));
    await expect(await ui.findByRole('alert', {}, patient)).toHaveTextContent(t('shared.quote.pdf.failed'));
  },
};

export const DefaultDark: Story = inTheme(One, 'default', 'dark');
export const University: Story = inTheme(One, 'university', 'light');
export const ClinicalDark: Story = inTheme(One, 'clinical', 'dark');
