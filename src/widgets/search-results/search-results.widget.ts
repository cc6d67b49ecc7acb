import { ANY_WIDGET, HEADING_LEVEL } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-search-results>`: the results of a search of the store (CRT-09 b). */
export const searchResultsWidget = {
  ...ANY_WIDGET,
  tag: 'assess-search-results',
  summary:
    'Shows the results of a search of the store: filters from the service, sort order, pages, and each product with its level, its price and a button that adds it. The page’s address holds all choices.',
  height: 30,
  attributes: { 'heading-level': HEADING_LEVEL },
  events: {
    'assess-cart-before-add':
      'A product is about to be added. The page can cancel this, or delay it with waitUntil.',
    'assess-cart-added': 'A product went into the cart.',
    'assess-list-seen': 'The results have come into view. Sent once for each page of results.',
    'assess-error': 'The widget failed.',
  },
  slots: {
    '': 'Shows until the widget is drawn, and without JavaScript: for example links to your lists of products.',
  },
  parts: {
    root: 'The whole widget.',
    filters: 'The filters of the results.',
    hit: 'One product of the results.',
  },
  states: ['loading', 'empty', 'one', 'many', 'longest-text', 'partial-failure', 'service-down', 'offline'],
} as const satisfies WidgetContract;
