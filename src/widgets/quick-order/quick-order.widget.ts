import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-quick-order>`: up to 25 products by ISBN or product code (QO-01 to QO-08, LEAD-04 a, b). */
export const quickOrderWidget = {
  tag: 'assess-quick-order',
  summary:
    'Orders up to 25 products by ISBN or product code: typed, pasted from a spreadsheet, or from a file; its rows can be shared as a link or file.',
  dom: 'shadow',
  height: 25.6875,
  attributes: {
    heading: {
      type: 'string',
      description: 'Replaces the heading "Quick order"; an empty value leaves it out.',
    },
    'heading-level': {
      type: 'number',
      default: 2,
      min: 2,
      max: 6,
      description: 'Level of the heading, so that it fits the page’s outline.',
    },
  },
  events: {
    'assess-cart-before-add': 'Rows are about to go into the cart; can be cancelled, can wait.',
    'assess-quick-order-before-clear': 'All rows are about to be cleared; can be cancelled, can wait.',
    'assess-cart-added': 'Lines went into the cart.',
    'assess-cart-opened': 'The shopper chose "View cart"; cancel it to show your own.',
    'assess-error': 'The widget failed.',
  },
  slots: { '': 'Shown before and without JavaScript: for example how to order by phone.' },
  parts: {
    root: 'The whole widget.',
    row: 'One row.',
    total: 'The total and the button that adds.',
    dialog: 'The dialog that shares the rows.',
  },
  properties: {
    '--assess-quick-order-rows':
      'Rows filled at the last visit, so that room is held for them; head.js sets it. 0 without it.',
  },
  states: [
    'loading',
    'empty',
    'one',
    'many',
    'quantity-asked',
    'longest-text',
    'partial-failure',
    'service-down',
    'offline',
    'forbidden',
  ],
  data: ['cart'],
} as const satisfies WidgetContract;
