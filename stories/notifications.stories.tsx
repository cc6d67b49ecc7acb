import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import '../src/widgets/notifications/define.ts';
import { runtime } from '../src/core/runtime.ts';
import type { CentreMessage } from '../src/core/store/core-state.ts';
import { contractTable } from './support/contract-table.ts';
import { inTheme } from './support/in-theme.ts';
import { inside, patient, type Inside } from './support/inside.ts';

const TAG = 'assess-notifications';

const SAVED: CentreMessage = {
  id: 'notification.a',
  level: 'success',
  code: 'notification.cart-saved',
  params: { name: 'Spring 2027' },
  link: '/store/usassessments/en/cart',
};
const FAILED: CentreMessage = {
  id: 'cart.read',
  level: 'danger',
  code: 'service.status.500',
  told: true,
  requestId: '4f0c2d1e-8a55-4d27-9c7e-2f1f0b7f9a10',
  details: 'Cart 9120331 is locked by another process.',
};
const MANY: readonly CentreMessage[] = [
  { id: 'notification.1', level: 'info', code: 'notification.quote-requested', params: { number: '70012' } },
  { id: 'notification.2', level: 'info', code: 'notification.address-saved' },
  { id: 'notification.3', level: 'warning', code: 'notification.quote-expired', params: { number: '70003' } },
  SAVED,
  FAILED,
];

/** Waits until the widget is drawn, then publishes messages. */
const receive = async (widget: Inside, messages: readonly CentreMessage[]): Promise<HTMLElement> => {
  await waitFor(() => expect(widget.root.querySelector('.assess-root[lang]')).not.toBeNull(), patient);
  for (const message of messages) runtime().registry.actions.publish(message);
  return widget.ui.findByRole('region', { name: widget.t('notifications.title') }, patient);
};

export default {
  title: 'Widgets/Notifications',
  ...contractTable(TAG),
} satisfies Meta;

type Story = StoryObj;

/** No message: nothing shows, and no room is taken. */
export const Empty: Story = {
  play: async (context) => {
    const { ui, host, root } = await inside(TAG, context);
    await waitFor(() => expect(root.querySelector('.assess-root[lang]')).not.toBeNull(), patient);
    await expect(ui.queryByRole('region')).toBeNull();
    await expect(host.getBoundingClientRect().height).toBe(0);
  },
};

export const One: Story = {
  play: async (context) => {
    const widget = await inside(TAG, context);
    const centre = await receive(widget, [SAVED]);
    await expect(centre).toHaveTextContent(
      widget.t('notifications.said.cart-saved', { name: 'Spring 2027' }),
    );
    await expect(within(centre).getByRole('link')).toHaveAttribute('href', SAVED.link);
  },
};

/** Opens the messages that a widget shows itself. */
const openProblems = ({ t }: Inside, centre: HTMLElement): Promise<void> =>
  userEvent.click(within(centre).getByRole('button', { name: t('notifications.problems', { count: 1 }) }));

/**
 * Four messages and a failure: the newest three show at once, the others are behind a button, and the failure behind
 * another one.
 */
export const Many: Story = {
  play: async (context) => {
    const widget = await inside(TAG, context);
    const centre = within(await receive(widget, MANY));
    await expect(centre.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(centre.getByRole('button', { name: widget.t('notifications.more', { count: 1 }) }));
    await expect(centre.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** The longest words, and one that can't be broken; choose another locale above. */
export const LongestText: Story = {
  play: async (context) => {
    const widget = await inside(TAG, context);
    const name = 'Rechtsbijstandverzekeringsmaatschappijenarbeidsongeschiktheid';
    const centre = await receive(widget, [
      { ...SAVED, params: { name } },
      { ...FAILED, details: `${name} `.repeat(4) },
      { id: 'notification.4', level: 'warning', code: 'notification.session-ended' },
    ]);
    await openProblems(widget, centre);
    await userEvent.click(within(centre).getByRole('button', { name: widget.t('notifications.details') }));
    await expect(centre.scrollWidth).toBeLessThanOrEqual(centre.clientWidth);
  },
};

/** A failed read, with its code, request id, and the store's message. */
export const ServiceDown: Story = {
  play: async (context) => {
    const widget = await inside(TAG, context);
    const centre = await receive(widget, [FAILED]);
    await openProblems(widget, centre);
    await expect(centre).toHaveTextContent(FAILED.code);
    await expect(centre).toHaveTextContent(String(FAILED.requestId));
    await userEvent.click(within(centre).getByRole('button', { name: widget.t('notifications.details') }));
    await expect(within(centre).getByText(String(FAILED.details))).toBeVisible();
  },
};

export const DefaultDark: Story = inTheme(Many, 'default', 'dark');
export const University: Story = inTheme(Many, 'university', 'light');
export const ClinicalDark: Story = inTheme(Many, 'clinical', 'dark');
