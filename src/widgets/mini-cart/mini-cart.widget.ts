import { ANY_WIDGET } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-mini-cart>`: the cart's count, and a panel with its lines (CRT-01). */
export const miniCartWidget = {
  ...ANY_WIDGET,
  tag: 'assess-mini-cart',
  summary:
    'Shows how many units are in the cart. It opens to show the lines, the total, and links to cart and checkout.',
  attributes: {
    'open-on-add': {
      type: 'switch',
      default: true,
      description:
        'Opens the mini-cart when a product is added on this page, without moving the focus. "false" turns this off.',
    },
  },
  events: {
    'assess-cart-before-remove':
      'A line is about to leave the cart. The page can cancel this, or delay it with waitUntil.',
    'assess-cart-before-add':
      'A removed line is about to be put back. The page can cancel this, or delay it with waitUntil.',
    'assess-cart-added': 'A removed line was put back.',
    'assess-cart-opened': 'The shopper opened the mini-cart.',
    'assess-cart-removed': 'The shopper removed a line.',
    'assess-error': 'The widget failed.',
  },
  slots: { '': 'Shows until the widget is drawn, and without JavaScript: usually a link to the cart.' },
  parts: { root: 'The whole widget.', button: 'The button with the count.', panel: 'The panel that opens.' },
  states: ['loading', 'empty', 'one', 'many', 'longest-text', 'partial-failure', 'service-down', 'offline'],
  data: ['cart'],
} as const satisfies WidgetContract;
