import { ANY_WIDGET } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-checkout>`: from the cart to the confirmation, one step at a time (CHK-01). */
export const checkoutWidget = {
  ...ANY_WIDGET,
  tag: 'assess-checkout',
  summary:
    'Shows the checkout: the steps that the cart needs, one open at a time, with the order beside them, and then the confirmation. It is in the page’s own DOM, so that browsers and password managers can fill it in.',
  dom: 'light',
  attributes: {
    'heading-level': {
      type: 'number',
      default: 2,
      min: 1,
      max: 6,
      description: 'Level of the headings of the steps, the order summary and the confirmation.',
    },
    preview: {
      type: 'enum',
      values: [
        'step',
        'loading',
        'empty',
        'error',
        'review',
        'refused',
        'placing',
        'bank',
        'unknown',
        'confirmation',
        'on-hold',
      ],
      default: 'step',
      description: 'The state that author mode shows as a sample. It has no effect on a live page.',
    },
  },
  events: {
    'assess-checkout-step': 'The checkout shows another step, or the confirmation.',
    'assess-checkout-title':
      'The words for the page’s title have changed: another step, or an error that came or went.',
    'assess-order-before-place':
      'The order is about to be placed. The page can cancel this, or delay it with waitUntil.',
    'assess-order-check': 'The order needs a check that the page must make before it is placed: reCAPTCHA.',
    'assess-payment-service':
      'The checkout needs card fields. A page with its own payment provider answers with its service.',
    'assess-order-placed': 'The order was placed. Sent once for each order.',
    'assess-error': 'The widget failed.',
  },
  slots: {},
  parts: {
    root: 'The whole widget.',
    step: 'The step that is open.',
    summary: 'The order summary.',
    confirmation: 'The confirmation of the order.',
    'on-hold': 'The dialog that says that the order is held for checks.',
  },
  states: ['loading', 'empty', 'one', 'service-down'],
} as const satisfies WidgetContract;
