import type { WidgetContract } from '../kit/element/widget-contract.ts';

/**
 * The contract of `<assess-cart>`: the cart's lines, quantities and sums (CRT-02 to CRT-06, CRT-07 a, b, f, CRT-08,
 * CRT-10), what the order still needs (LEAD-01), a shared list (LEAD-04), quotes (QTE-01 to QTE-03) and training
 * details (TRN-01 to TRN-04).
 */
export const cartWidget = {
  tag: 'assess-cart',
  summary:
    'The cart: what the order still needs before checkout, lines with quantities, prices, discounts and dates, promotion codes, and the sums; for who is signed in a quote of it, a way to save it, and the dates, contact and participants of trainings. A link to a shared list opens in it for review.',
  dom: 'shadow',
  height: 20,
  attributes: {},
  events: {
    'assess-cart-before-remove': 'A line is about to leave the cart; can be cancelled, can wait.',
    'assess-cart-before-quantity': 'A line’s quantity is about to change; can be cancelled, can wait.',
    'assess-cart-before-add': 'A line is about to be put back or added; can be cancelled, can wait.',
    'assess-cart-added': 'Lines of a shared list went into the cart.',
    'assess-cart-removed': 'The shopper removed a line.',
    'assess-cart-quantity': 'The shopper changed a quantity.',
    'assess-error': 'The widget failed.',
  },
  slots: { '': 'Shown before and without JavaScript.' },
  parts: {
    root: 'The whole widget.',
    list: 'The review of a shared list.',
    readiness: 'What the order still needs before checkout.',
    line: 'One line.',
    summary: 'The sums.',
    dialog: 'The dialog that makes a quote of the cart, saves it, or asks for a training’s data.',
  },
  properties: {
    '--assess-cart-lines':
      'Lines at the last visit, so that room is held for them; head.js sets it. 0 without it.',
  },
  states: [
    'loading',
    'empty',
    'one',
    'many',
    'longest-text',
    'needs',
    'shared-list',
    'shared-list-unreadable',
    'partial-failure',
    'service-down',
    'offline',
    'forbidden',
  ],
  data: ['cart'],
} as const satisfies WidgetContract;
