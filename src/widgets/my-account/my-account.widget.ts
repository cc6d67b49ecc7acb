import { HEADING_LEVEL } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-my-account>`: the overview of the account (SHL-06). */
export const myAccountWidget = {
  tag: 'assess-my-account',
  summary:
    'Shows a customer what waits for them (overdue invoices, orders on hold, quotes that end soon, qualifications that expire), their last three orders, and links to the pages of the account.',
  dom: 'shadow',
  height: 40,
  attributes: {
    'heading-level': {
      ...HEADING_LEVEL,
      description:
        'Level of the heading, so that it fits the page’s outline. Its sections are one level below.',
    },
  },
  events: { 'assess-error': 'The widget failed.' },
  slots: { '': 'Shows until the widget is drawn, and without JavaScript.' },
  parts: { root: 'The whole widget.' },
  properties: {},
  states: ['loading', 'empty', 'one', 'many', 'longest-text', 'partial-failure', 'service-down', 'offline'],
  data: [],
} as const satisfies WidgetContract;
