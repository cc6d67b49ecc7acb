import { ANY_WIDGET } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-session>`: the dialogs and notices of the page that belong to no other widget (EMB-14). */
export const sessionWidget = {
  ...ANY_WIDGET,
  tag: 'assess-session',
  summary:
    'Shows the dialogs and notices of the whole page: the notices about the locale, the question about two carts after a sign-in, the warnings before an idle sign-out, a cart that the browser can’t keep, the customer that a member of customer service acts for, and the proof of identity before a delicate action. The widgets add it at the end of the body when they need it, so placing it is optional. One per page is enough.',
  attributes: {
    preview: {
      type: 'enum',
      values: [
        'none',
        'arrived',
        'offered',
        'kept',
        'choosing',
        'country-unknown',
        'two-carts',
        'idle-notice',
        'idle-warning',
        'step-up',
        'cart-unkept',
        'acting',
      ],
      default: 'none',
      description:
        'The notice or dialog that author mode shows as a sample. It has no effect on a live page.',
    },
  },
  events: {
    'assess-error': 'The widget failed.',
    'assess-cart-before-add': 'Kept lines are about to go into the cart.',
    'assess-cart-added': 'Kept lines went into the cart.',
  },
  slots: {},
  parts: {
    root: 'The whole widget.',
    dialog: 'The dialog that is open.',
    notice: 'The notice that floats at the page’s lower edge.',
  },
  states: ['empty', 'one', 'longest-text'],
} as const satisfies WidgetContract;
