import { ANY_WIDGET, HEADING_LEVEL } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-product>`: one product to buy, beside the page's own description of it (CRT-09 a). */
export const productWidget = {
  ...ANY_WIDGET,
  tag: 'assess-product',
  summary:
    'Sells the product that the page is about. It shows the name, the qualification level and what it means, price, stock, quantity, and buttons for the cart and quick order. For a retired product, it shows the successor.',
  height: 32,
  attributes: {
    'product-code': {
      type: 'string',
      description:
        'Code of the product. Without it, the page’s address decides: `…/p/{productCode}` or `?id=`.',
    },
    'heading-level': HEADING_LEVEL,
  },
  events: {
    'assess-cart-before-add':
      'The product is about to be added. The page can cancel this, or delay it with waitUntil.',
    'assess-cart-added': 'The product went into the cart.',
    'assess-error': 'The widget failed.',
  },
  slots: {
    '': 'Shows until the widget is drawn, and without JavaScript: for example how to order by phone.',
  },
  parts: { root: 'The whole widget.', price: 'The price.', buy: 'The quantity and the buttons.' },
  states: ['loading', 'empty', 'one', 'longest-text', 'partial-failure', 'service-down', 'offline'],
} as const satisfies WidgetContract;
