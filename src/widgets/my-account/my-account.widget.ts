import { ANY_WIDGET, HEADING_LEVEL } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-my-account>`: the overview of the account (SHL-06). */
export const myAccountWidget = {
  ...ANY_WIDGET,
  tag: 'assess-my-account',
  summary:
    'Shows a customer what waits for them (overdue invoices, orders on hold, quotes that end soon, qualifications that expire), their last three orders, and links to the pages of the account.',
  height: 40,
  attributes: {
    'heading-level': {
      ...HEADING_LEVEL,
      description:
        'Level of the heading, so that it fits the page’s outline. Its sections are one level below.',
    },
  },
  states: ['loading', 'empty', 'one', 'many', 'longest-text', 'partial-failure', 'service-down', 'offline'],
} as const satisfies WidgetContract;
