import type { WidgetContract } from '../kit/element/widget-contract.ts';

/**
 * The contract of `<assess-notifications>`: the page's message centre, also for messages in the address (SHL-07,
 * LEAD-07).
 */
export const notificationsWidget = {
  tag: 'assess-notifications',
  summary:
    'The messages of the whole page, in a box over it: those the address brings, and behind a button every failed call with what support needs, each until it is dismissed. Takes no room. One a page is enough; of several the first shows them.',
  dom: 'shadow',
  attributes: {},
  events: { 'assess-error': 'The widget failed.' },
  slots: {},
  parts: { root: 'The whole widget.', centre: 'The messages, when there are any.' },
  properties: {},
  states: ['empty', 'one', 'many', 'longest-text', 'service-down'],
  data: [],
} as const satisfies WidgetContract;
