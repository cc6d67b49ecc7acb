import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-search-results>`: the results of a search of the store (CRT-09 b). */
export const searchResultsWidget = {
  tag: 'assess-search-results',
  summary:
    'What the store’s search finds: filters that the service gives, order, pages, each product with level, price and a button that adds it; all of it in the page’s address.',
  dom: 'shadow',
  height: 30,
  attributes: {
    'heading-level': {
      type: 'number',
      default: 2,
      min: 2,
      max: 5,
      description: 'Level of the heading, so that it fits the page’s own.',
    },
  },
  events: {
    'assess-cart-before-add': 'A product is about to be added; can be cancelled, can wait.',
    'assess-cart-added': 'A product went into the cart.',
    'assess-error': 'The widget failed.',
  },
  slots: { '': 'Shown before and without JavaScript: for example links to your lists of products.' },
  parts: { root: 'The whole widget.', filters: 'What the results can be filtered by.', hit: 'One product.' },
  properties: {},
  states: ['loading', 'empty', 'one', 'many', 'longest-text', 'partial-failure', 'service-down', 'offline'],
  data: [],
} as const satisfies WidgetContract;
