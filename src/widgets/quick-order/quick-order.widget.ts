import { LIST_STATES } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-quick-order>`: up to 25 products by ISBN or product code (QO-01 to QO-08, LEAD-04 a, b). */
export const quickOrderWidget = {
  tag: 'assess-quick-order',
  summary:
    'Orders up to 25 products by ISBN or product code. The codes are typed, pasted from a spreadsheet, or read from a CSV file or an Excel workbook. The rows can be shared as a link or file.',
  dom: 'shadow',
  height: 25.6875,
  attributes: {
    heading: {
      type: 'string',
      description: 'Replaces the heading "Quick order". An empty value leaves it out.',
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
    'assess-cart-before-add':
      'Rows are about to go into the cart. The page can cancel this, or delay it with waitUntil.',
    'assess-quick-order-before-clear':
      'All rows are about to be cleared. The page can cancel this, or delay it with waitUntil.',
    'assess-cart-added': 'Lines went into the cart.',
    'assess-cart-opened': 'The shopper chose "View cart". Cancel the event to show your own cart.',
    'assess-error': 'The widget failed.',
  },
  slots: {
    '': 'Shows until the widget is drawn, and without JavaScript: for example how to order by phone.',
  },
  parts: {
    root: 'The whole widget.',
    row: 'One row.',
    total: 'The total and the button that adds the rows to the cart.',
    dialog: 'The dialog that shares the rows.',
  },
  properties: {
    '--assess-quick-order-rows':
      'Number of rows filled at the last visit, for which space is reserved. head.js sets it. Without it, the number is 0.',
  },
  states: [...LIST_STATES, 'quantity-asked'],
  data: ['cart'],
} as const satisfies WidgetContract;
