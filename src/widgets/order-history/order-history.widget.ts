import { HEADING_LEVEL, LIST_PAGES } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-order-history>`: a customer's orders, and one of them (ACC-01, LEAD-05). */
export const orderHistoryWidget = {
  ...LIST_PAGES,
  tag: 'assess-order-history',
  summary:
    'Shows a customer’s orders: a list with one search, filters and a file of it, and on the page of one order its facts, shipments, lines, access codes and sums. An order can be ordered again.',
  attributes: {
    'order-id': {
      type: 'string',
      description:
        'Number or web reference of the order to show. Without it, the page’s address decides: `…/order-history/order-details/{id}`, `…/order-history/order-status?reference=` or `?id=`. Without a number there too, the list shows.',
    },
    'heading-level': HEADING_LEVEL,
  },
} as const satisfies WidgetContract;
