import { ANY_WIDGET, HEADING_LEVEL, PAGE_STATES } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-preferences>`: what a customer wants by email, and their default account (ACC-03 c). */
export const preferencesWidget = {
  ...ANY_WIDGET,
  tag: 'assess-preferences',
  summary:
    'Shows a customer’s preferences: which emails they want, and the account that the checkout chooses for them.',
  height: 24,
  attributes: { 'heading-level': HEADING_LEVEL },
  states: PAGE_STATES,
} as const satisfies WidgetContract;
