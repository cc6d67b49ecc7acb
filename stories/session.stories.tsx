import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { endMotion } from '../tests/support/end-motion.ts';
import '../src/widgets/session/define.ts';
import {
  actingMatters,
  idleMatters,
  type IdleMatter,
  raiseMatter,
  type LocaleMatter,
} from '../src/core/prompts/matters.ts';
import { raiseUnkept } from '../src/core/prompts/raise-matter.ts';
import { runtime } from '../src/core/runtime.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient } from './support/inside.ts';
import { askAboutCarts, LONGEST, SOME } from './support/two-carts.ts';

const TAG = 'assess-session';

export default {
  title: 'Widgets/Session',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

/** Returns the dialog after its transition: while it fades in, its colours are not final. */
const standing = (dialog: HTMLElement): HTMLElement => {
  endMotion();
  return dialog;
};

/** No question: nothing shows, and no room is taken. */
export const Empty: Story = {
  play: async (context) => {
    const { ui, host, root } = await inside(TAG, context);
    await waitFor(() => expect(root.querySelector('.assess-root[lang]')).not.toBeNull(), patient);
    await expect(ui.queryByRole('dialog')).toBeNull();
    await expect(host.getBoundingClientRect().height).toBe(0);
  },
};

/** Raises a matter of the locale when the widget is drawn, and returns the element that shows it. */
const raised = async (
  context: Parameters<NonNullable<Story['play']>>[0],
  matter: LocaleMatter,
): Promise<HTMLElement> => {
  const { ui, root } = await inside(TAG, context);
  await waitFor(() => expect(root.querySelector('.assess-root[lang]')).not.toBeNull(), patient);
  raiseMatter(matter);
  const role = matter.kind === 'choosing' || matter.kind === 'country-unknown' ? 'dialog' : 'region';
  return standing(await ui.findByRole(role, {}, patient));
};

const KEPT = {
  name: 'assess.keptLines',
  lines: [
    { code: 'LMS4-KIT', quantity: 2, from: 'en-gb', name: 'Lindgren Memory Scale' },
    { code: 'RPW-G3-LIC', quantity: 12, from: 'en-gb', name: 'Reading Pathways, Grade 3' },
    { code: 'GONE-1', quantity: 1, from: 'en-gb', name: 'Vale Language Screener, 1st Edition: Record Forms' },
  ],
};
const keepLines = () => localStorage.setItem(KEPT.name, JSON.stringify({ lines: KEPT.lines }));

/** A link led to another locale. */
export const Arrived: Story = {
  play: async (context) => {
    const notice = await raised(context, { kind: 'arrived', from: 'en-gb', reason: 'link' });
    await expect(notice.querySelectorAll('button')).toHaveLength(2);
  },
};

/** The registration country led here; the lines of the earlier cart are kept. */
export const ArrivedWithLines: Story = {
  play: async (context) => {
    keepLines();
    const notice = await raised(context, { kind: 'arrived', from: 'en-gb', reason: 'registration' });
    await waitFor(() => expect(notice.querySelectorAll('li')).toHaveLength(3), patient);
  },
};

/** An offer of the store of the registration country, for pages that must not switch without being asked. */
export const Offered: Story = {
  play: async (context) => {
    const notice = await raised(context, { kind: 'offered', to: 'en-nz' });
    await expect(notice.querySelector('h2')).toBeVisible();
  },
};

/** The cart's page, while lines of another store are kept. */
export const Kept: Story = {
  play: async (context) => {
    keepLines();
    const notice = await raised(context, { kind: 'kept' });
    await waitFor(() => expect(notice.querySelectorAll('li')).toHaveLength(3), patient);
  },
};

/** What a switch will change, before it is made. */
export const Choosing: Story = {
  parameters: {
    scene: {
      lines: [
        { code: 'LMS4-KIT', quantity: 2 },
        { code: 'RPW-G3-LIC', quantity: 5 },
      ],
    },
  },
  play: async (context) => {
    const dialog = await raised(context, { kind: 'choosing', to: 'ja-jp' });
    await waitFor(() => expect(dialog.querySelectorAll('li')).toHaveLength(1), patient);
  },
};

/** A member of customer service acts for a customer. */
export const Acting: Story = {
  play: async (context) => {
    const { ui, root } = await inside(TAG, context);
    await waitFor(() => expect(root.querySelector('.assess-root[lang]')).not.toBeNull(), patient);
    actingMatters.raise(runtime().registry, { name: 'Mara Lindqvist', number: 'C-100418' });
    await expect(await ui.findByRole('region', { name: /customer/ }, patient)).toHaveTextContent(
      'Mara Lindqvist · C-100418',
    );
  },
};

/** Reports when the widget is drawn that the visitor has long been idle, and returns the element that shows it. */
const idle = async (
  context: Parameters<NonNullable<Story['play']>>[0],
  phase: IdleMatter['phase'],
  left: number,
): Promise<HTMLElement> => {
  const { ui, root } = await inside(TAG, context);
  await waitFor(() => expect(root.querySelector('.assess-root[lang]')).not.toBeNull(), patient);
  idleMatters.raise(runtime().registry, {
    phase,
    left,
    stay: () => idleMatters.settle(runtime().registry, () => true),
  });
  return standing(await ui.findByRole(phase === 'notice' ? 'region' : 'alertdialog', {}, patient));
};

/** A minute before the sign-out: any key answers. */
export const IdleNotice: Story = {
  play: async (context) => {
    const notice = await idle(context, 'notice', 60);
    await userEvent.click(within(notice).getByRole('button'));
    await waitFor(() => expect(notice.isConnected).toBe(false), patient);
    await idle(context, 'notice', 42);
  },
};

/** The last seconds, with a countdown. */
export const IdleWarning: Story = {
  play: async (context) => {
    const dialog = await idle(context, 'warning', 15);
    await expect(within(dialog).getByRole('timer')).toHaveTextContent('15');
  },
};

/** An add in a browser that keeps no cart beyond the page. */
export const CartUnkept: Story = {
  play: async (context) => {
    const { ui, root } = await inside(TAG, context);
    await waitFor(() => expect(root.querySelector('.assess-root[lang]')).not.toBeNull(), patient);
    raiseUnkept();
    const notice = standing(await ui.findByRole('region', {}, patient));
    await userEvent.click(within(notice).getByRole('button'));
    await waitFor(() => expect(notice.isConnected).toBe(false), patient);
    raiseUnkept();
    standing(await ui.findByRole('region', {}, patient));
  },
};

/** Asks about two carts when the widget is drawn, and returns the dialog. */
const compared = async (
  context: Parameters<NonNullable<Story['play']>>[0],
  two: typeof SOME,
): Promise<HTMLElement> => {
  const { ui, root } = await inside(TAG, context);
  await waitFor(() => expect(root.querySelector('.assess-root[lang]')).not.toBeNull(), patient);
  askAboutCarts(two);
  return standing(await ui.findByRole('dialog', {}, patient));
};

/** At a sign-in: the cart from before it and one of an earlier visit. */
export const TwoCarts: Story = {
  play: async (context) => {
    const dialog = await compared(context, SOME);
    const shown = [...dialog.querySelectorAll('li')].filter((item) => item.checkVisibility());
    await expect(shown).toHaveLength(7);
  },
};

/** Many lines, and names that take several rows. */
export const LongestText: Story = {
  play: async (context) => {
    const dialog = await compared(context, LONGEST);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

/** The confirmation before the earlier cart is discarded. */
export const TwoCartsDiscard: Story = {
  play: async (context) => {
    const dialog = await compared(context, SOME);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Discard it' }));
    const { ui } = await inside(TAG, context);
    const again = standing(await ui.findByRole('alertdialog', {}, patient));
    await expect(within(again).getByRole('button', { name: 'Discard the earlier cart' })).toBeVisible();
  },
};

/** The service is down: nothing is lost, and the shopper may try again. */
export const TwoCartsFailed: Story = {
  parameters: { scene: { faults: [{ path: '/users', status: 503 }] } },
  play: async (context) => {
    const dialog = await compared(context, SOME);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Merge both' }));
    await within(dialog).findByRole('alert', {}, patient);
  },
};

/** One question: the country could not be identified. */
export const One: Story = {
  play: async (context) => {
    const dialog = await raised(context, { kind: 'country-unknown' });
    await expect(dialog.querySelector('a')).toHaveAttribute(
      'href',
      expect.stringContaining('international-offices'),
    );
  },
};

export const DefaultDark: Story = inTheme(One, 'default', 'dark');
export const University: Story = inTheme(One, 'university', 'light');
export const ClinicalDark: Story = inTheme(One, 'clinical', 'dark');
