import { ANY_WIDGET, HEADING_LEVEL } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-support>`: the customers that a member of customer service can act for (ACC-08). */
export const supportWidget = {
  ...ANY_WIDGET,
  tag: 'assess-support',
  summary:
    'For members of customer service: finds a customer by name, email or number, and begins to act for them. Others are told that the page is not for them.',
  height: 20,
  attributes: { 'heading-level': HEADING_LEVEL },
  states: ['empty', 'one', 'many', 'longest-text', 'service-down', 'offline', 'forbidden'],
} as const satisfies WidgetContract;
