import { HEADING_LEVEL, LIST_PAGES } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-saved-carts>`: saved carts, and one of them with its lines (CRT-07 c to e, LEAD-04 a, b). */
export const savedCartsWidget = {
  ...LIST_PAGES,
  tag: 'assess-saved-carts',
  summary:
    'Shows a customer’s saved carts: a list, and on the page of one cart its lines. The customer can restore a cart with undo, share it as a link or file, rename it, copy it, and delete it with undo.',
  attributes: {
    'cart-id': {
      type: 'string',
      description:
        'Code of the saved cart to show. Without it, the page’s address decides: `…/saved-carts/cart-details/{id}` or `?id=`. Without a code there too, the list shows.',
    },
    'heading-level': HEADING_LEVEL,
  },
  parts: { root: 'The whole widget.', dialog: 'The dialog that renames, copies or shares a cart.' },
} as const satisfies WidgetContract;
