import { ANY_WIDGET, PAGE_STATES } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-sign-in>`: sign-in, registration and recovery, step by step (IDN-04). */
export const signInWidget = {
  ...ANY_WIDGET,
  tag: 'assess-sign-in',
  summary:
    'Shows the steps with which visitors sign in, create an account, or recover a forgotten password or user name. The identity service decides the steps and their questions. The form is in the page’s own DOM, so that browsers and password managers can fill it in.',
  dom: 'light',
  attributes: {
    journey: {
      type: 'enum',
      values: ['sign-in', 'register', 'forgotten-password', 'forgotten-user-name'],
      default: 'sign-in',
      description: 'The journey to start. A `journey` in the page’s address takes precedence.',
    },
    tree: {
      type: 'string',
      description: 'The identity service’s own name of a journey, which replaces the usual journey.',
    },
    advice: {
      type: 'json',
      description:
        'The proof that an API asked for, instead of a journey: {"kind": "transaction", "id": "…"} or {"kind": "tree", "name": "…"}. Afterwards the widget begins no session and leads to no other page: listen to assess-sign-in-ended.',
    },
    'return-to': {
      type: 'string',
      description:
        'The path that a successful sign-in leads to. A `returnTo` in the page’s address takes precedence. Without either, it leads to the account.',
    },
    'heading-level': {
      type: 'number',
      default: 2,
      min: 1,
      max: 6,
      description: 'Level of the heading.',
    },
    preview: {
      type: 'enum',
      values: ['form', 'loading', 'error', 'expired', 'code', 'mail', 'passkey'],
      default: 'form',
      description: 'The state that author mode shows as a sample. It has no effect on a live page.',
    },
  },
  events: {
    'assess-error': 'The widget failed.',
    'assess-sign-in-ended': 'The journey has ended, with success or without.',
    'assess-sign-in-check':
      'The identity service wants a check that the page must make: reCAPTCHA, PingOne Protect, a device profile.',
  },
  slots: {},
  parts: { root: 'The whole widget.', form: 'The current step, or the message that shows instead.' },
  states: PAGE_STATES,
} as const satisfies WidgetContract;
