import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-session>`: the dialogs and notices of the page that belong to no other widget (EMB-14). */
export const sessionWidget = {
  tag: 'assess-session',
  summary:
    'The dialogs of the whole page, what it tells of its locale, the question about two carts at a sign-in, what a shopper who does nothing is told, and the proof before something delicate. The widgets add it when they need it, last in the body; placing it is optional, and one a page is enough.',
  dom: 'shadow',
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
      ],
      default: 'none',
      description: 'In author mode: the notice or dialog to show as a sample. Without effect on a live page.',
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
  properties: {},
  states: ['empty', 'one', 'many', 'longest-text'],
  data: [],
} as const satisfies WidgetContract;
