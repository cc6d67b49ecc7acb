import { HEADING_LEVEL } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-preferences>`: what a customer wants by email, and their default account (ACC-03 c). */
export const preferencesWidget = {
  tag: 'assess-preferences',
  summary:
    'Shows a customer’s preferences: which emails they want, and the account that the checkout chooses for them.',
  dom: 'shadow',
  height: 24,
  attributes: {
    'heading-level': HEADING_LEVEL,
  },
  events: { 'assess-error': 'The widget failed.' },
  slots: { '': 'Shows until the widget is drawn, and without JavaScript.' },
  parts: { root: 'The whole widget.' },
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
