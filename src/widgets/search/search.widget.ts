import { ANY_WIDGET } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/**
 * The contract of `<assess-search>`: a field that leads to the page of search results (SHL-03), with suggestions
 * (CRT-09 c).
 */
export const searchWidget = {
  ...ANY_WIDGET,
  tag: 'assess-search',
  summary:
    'Shows a search field that leads to the store’s page of results. From the second character on, it suggests searches. If the service fails or finds nothing, only the field shows.',
  slots: {
    '': 'Shows until the widget is drawn, and without JavaScript: a form of your own, or a link to the search page.',
  },
  parts: { root: 'The whole widget.', form: 'The field and the button.' },
  states: ['loading', 'empty', 'one', 'many', 'longest-text', 'service-down'],
} as const satisfies WidgetContract;
