import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-checkout>`: from the cart to the confirmation, one step at a time (CHK-01). */
export const checkoutWidget = {
  tag: 'assess-checkout',
  summary:
    'The checkout: the steps that the cart needs, one open at a time, the order beside them, and the confirmation. In the page’s own DOM, so that browsers and password managers fill it in.',
  dom: 'light',
  attributes: {
    'heading-level': {
      type: 'number',
      default: 2,
      min: 1,
      max: 6,
      description: 'Level of the headings: of each step, of the order summary, of the confirmation.',
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
      description: 'In author mode: the state to show as a sample. Without effect on a live page.',
    },
  },
  events: {
    'assess-checkout-step': 'Another step is on show, or the confirmation.',
    'assess-order-before-place': 'The order is about to be placed; can be cancelled, can wait.',
    'assess-order-check': 'Before the order is placed a check is wanted that the page makes: reCAPTCHA.',
    'assess-payment-service':
      'Card fields are wanted: a page with a payment provider of its own answers with its service.',
    'assess-order-placed': 'The order was placed: once an order.',
    'assess-error': 'The widget failed.',
  },
  slots: {},
  parts: {
    root: 'The whole widget.',
    step: 'The step that is open.',
    summary: 'The order summary.',
    confirmation: 'What is said of the order that was placed.',
    'on-hold': 'The dialog that says that the order is held for checks.',
  },
  properties: {},
  states: ['loading', 'empty', 'one', 'service-down'],
  data: [],
} as const satisfies WidgetContract;
