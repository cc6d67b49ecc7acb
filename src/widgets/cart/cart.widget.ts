import { ANY_WIDGET, LIST_STATES } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/**
 * The contract of `<assess-cart>`: the cart's lines, quantities and sums (CRT-02 to CRT-06, CRT-07 a, b, f, CRT-08,
 * CRT-10), what the order still needs (LEAD-01), a shared list (LEAD-04), quotes (QTE-01 to QTE-03) and training
 * details (TRN-01 to TRN-04).
 */
export const cartWidget = {
  ...ANY_WIDGET,
  tag: 'assess-cart',
  summary:
    'Shows the cart: what the order still needs before checkout, the lines with quantities, prices, discounts and dates, promotion codes, and the sums. A signed-in customer can also ask for a quote, save the cart, and enter the dates, contact and participants of trainings. A link to a shared list opens here for review.',
  height: 20,
  events: {
    'assess-cart-before-remove':
      'A line is about to leave the cart. The page can cancel this, or delay it with waitUntil.',
    'assess-cart-before-quantity':
      'A line’s quantity is about to change. The page can cancel this, or delay it with waitUntil.',
    'assess-cart-before-add':
      'A line is about to be put back or added. The page can cancel this, or delay it with waitUntil.',
    'assess-cart-added': 'Lines of a shared list went into the cart.',
    'assess-cart-removed': 'The shopper removed a line.',
    'assess-cart-quantity': 'The shopper changed a quantity.',
    'assess-cart-seen': 'The cart shows its lines. Sent once for each visit of the page.',
    'assess-error': 'The widget failed.',
  },
  parts: {
    root: 'The whole widget.',
    list: 'The review of a shared list.',
    readiness: 'What the order still needs before checkout.',
    line: 'One line of the cart.',
    summary: 'The sums.',
    dialog: 'The dialog that makes a quote of the cart, saves it, shares it, or asks for a training’s data.',
  },
  properties: {
    '--assess-cart-lines':
      'Number of lines at the last visit, for which space is reserved. head.js sets it. Without it, the number is 0.',
  },
  states: [...LIST_STATES, 'needs', 'shared-list', 'shared-list-unreadable'],
  data: ['cart'],
} as const satisfies WidgetContract;
