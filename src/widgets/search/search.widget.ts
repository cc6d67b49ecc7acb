import type { WidgetContract } from '../shared/element/widget-contract.ts';

/** `<assess-search>`: a field that leads to the page of search results (SHL-03). */
export const searchWidget = {
  tag: 'assess-search',
  summary: 'A field that searches the store, and leads to its page of results.',
  dom: 'shadow',
  attributes: {},
  events: { 'assess-error': 'The widget failed.' },
  slots: { '': 'Shown before and without JavaScript: a form of your own, or a link to the search page.' },
  parts: { root: 'The whole widget.', form: 'Field and button.' },
  properties: {},
  states: ['one', 'longest-text'],
  data: [],
} as const satisfies WidgetContract;
