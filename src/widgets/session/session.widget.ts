import type { WidgetContract } from '../shared/element/widget-contract.ts';

/** `<assess-session>`: the page's own dialogs, which belong to no widget (EMB-14). */
export const sessionWidget = {
  tag: 'assess-session',
  summary:
    'The dialogs of the whole page. The widgets add it when they need it, last in the body; placing it is optional, and one a page is enough.',
  dom: 'shadow',
  attributes: {},
  events: { 'assess-error': 'The widget failed.' },
  slots: {},
  parts: { root: 'The whole widget.', dialog: 'The dialog that is open.' },
  properties: {},
  states: ['empty', 'one', 'many', 'longest-text'],
  data: [],
} as const satisfies WidgetContract;
