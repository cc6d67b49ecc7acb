import { ANY_WIDGET, HEADING_LEVEL } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-profile>`: a customer's names, telephone number and password (ACC-03 a, b, e). */
export const profileWidget = {
  ...ANY_WIDGET,
  tag: 'assess-profile',
  summary:
    'Shows a customer’s profile: first and last name and phone number to change, what they sign in with, and a journey of the identity service to change the password. The form is in the page’s own DOM, so that browsers and password managers can fill it in.',
  dom: 'light',
  height: 24,
  attributes: { 'heading-level': HEADING_LEVEL },
  events: {
    'assess-error': 'The widget failed.',
    'assess-sign-in-check':
      'The identity service wants a check that the page must make: reCAPTCHA, PingOne Protect, a device profile.',
  },
  slots: {},
  states: ['loading', 'one', 'longest-text', 'partial-failure', 'service-down', 'offline', 'forbidden'],
} as const satisfies WidgetContract;
