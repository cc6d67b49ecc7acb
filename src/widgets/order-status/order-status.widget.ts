import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-order-status>`: how far an order is, for whoever knows its reference and email (ACC-01 d). */
export const orderStatusWidget = {
  tag: 'assess-order-status',
  summary:
    'Shows how far an order is, without signing in: a form for its web reference number and email, then its status, dates and shipments. The form is in the page’s own DOM, so that browsers can fill it in.',
  dom: 'light',
  height: 20,
  attributes: {
    'heading-level': {
      type: 'number',
      default: 2,
      min: 2,
      max: 5,
      description: 'Level of the heading, so that it fits the page’s outline.',
    },
  },
  events: { 'assess-error': 'The widget failed.' },
  slots: {},
  parts: { root: 'The whole widget.' },
  properties: {},
  states: ['empty', 'one', 'longest-text', 'service-down', 'offline'],
  data: [],
} as const satisfies WidgetContract;
