import type { WidgetContract } from '../kit/element/widget-contract.ts';

/**
 * The contract of `<assess-search>`: a field that leads to the page of search results (SHL-03), with suggestions
 * (CRT-09 c).
 */
export const searchWidget = {
  tag: 'assess-search',
  summary:
    'A field that searches the store, and leads to its page of results. From the second character on it suggests searches; without the service, or where nothing fits, it is the field alone.',
  dom: 'shadow',
  attributes: {},
  events: { 'assess-error': 'The widget failed.' },
  slots: { '': 'Shown before and without JavaScript: a form of your own, or a link to the search page.' },
  parts: { root: 'The whole widget.', form: 'Field and button.' },
  properties: {},
  states: ['loading', 'empty', 'one', 'many', 'longest-text', 'service-down'],
  data: [],
} as const satisfies WidgetContract;
