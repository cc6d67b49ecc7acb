import { ANY_WIDGET } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/**
 * The contract of `<assess-notifications>`: the page's message centre, also for messages in the address (SHL-07,
 * LEAD-07).
 */
export const notificationsWidget = {
  ...ANY_WIDGET,
  tag: 'assess-notifications',
  summary:
    'Shows the messages of the page in a box over it: messages from the page’s address and, behind a button, each failed call with the details that support needs. Each message stays until it is dismissed. The widget takes no space in the layout. One per page is enough; if there are several, the first one shows the messages.',
  slots: {},
  parts: { root: 'The whole widget.', centre: 'The box with the messages, if there are any.' },
  states: ['empty', 'one', 'many', 'longest-text', 'service-down'],
} as const satisfies WidgetContract;
