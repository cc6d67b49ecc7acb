import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-sign-in>`: sign-in, registration and recovery, step by step (IDN-04). */
export const signInWidget = {
  tag: 'assess-sign-in',
  summary:
    'Signing in, creating an account, a forgotten password or user name: the steps that the identity service asks for, with everything that they may ask. In the page’s own DOM, so that browsers and password managers fill it in.',
  dom: 'light',
  attributes: {
    journey: {
      type: 'enum',
      values: ['sign-in', 'register', 'forgotten-password', 'forgotten-user-name'],
      default: 'sign-in',
      description: 'What the shopper has come for. The address’s own `journey` counts before it.',
    },
    tree: {
      type: 'string',
      description: 'A journey of the identity service by its own name, in place of the usual one.',
    },
    advice: {
      type: 'json',
      description:
        'What an API asked to be proven, in place of a journey: {"kind": "transaction", "id": "…"} or {"kind": "tree", "name": "…"}. Nothing is taken up afterwards and nobody is led anywhere: listen to assess-sign-in-ended.',
    },
    'return-to': {
      type: 'string',
      description:
        'The path that a successful sign-in leads to. The address’s own `returnTo` counts before it; without both it is the account.',
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
      description: 'In author mode: the state to show as a sample. Without effect on a live page.',
    },
  },
  events: {
    'assess-error': 'The widget failed.',
    'assess-sign-in-ended': 'The journey has ended, well or not.',
    'assess-sign-in-check':
      'The identity service wants a check that the page makes: reCAPTCHA, PingOne Protect, a device profile.',
  },
  slots: {},
  parts: { root: 'The whole widget.', form: 'The step that is asked, or what is said in its place.' },
  properties: {},
  states: [
    'loading',
    'one',
    'many',
    'longest-text',
    'partial-failure',
    'service-down',
    'offline',
    'forbidden',
  ],
  data: [],
} as const satisfies WidgetContract;
