import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-mini-cart>`: the cart's count, and a panel with its lines (CRT-01). */
export const miniCartWidget = {
  tag: 'assess-mini-cart',
  summary:
    'Shows how many units are in the cart; opens to its lines, total and the ways to cart and checkout.',
  dom: 'shadow',
  attributes: {
    'open-on-add': {
      type: 'switch',
      default: true,
      description:
        'Opens when a product was added on this page, without taking the focus. "false" turns it off.',
    },
  },
  events: {
    'assess-cart-before-remove': 'A line is about to leave the cart; can be cancelled, can wait.',
    'assess-cart-before-add': 'A line is about to be put back or added; can be cancelled, can wait.',
    'assess-cart-opened': 'The shopper opened the mini-cart.',
    'assess-cart-removed': 'The shopper removed a line.',
    'assess-error': 'The widget failed.',
  },
  slots: { '': 'Shown before and without JavaScript: usually a link to the cart.' },
  parts: { root: 'The whole widget.', button: 'The button with the count.', panel: 'What opens.' },
  properties: {},
  states: ['loading', 'empty', 'one', 'many', 'longest-text', 'partial-failure', 'service-down', 'offline'],
  data: ['cart'],
} as const satisfies WidgetContract;
