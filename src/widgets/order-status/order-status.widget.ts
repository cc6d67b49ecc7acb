import { ANY_WIDGET, HEADING_LEVEL } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-order-status>`: how far an order is, for whoever knows its reference and email (ACC-01 d). */
export const orderStatusWidget = {
  ...ANY_WIDGET,
  tag: 'assess-order-status',
  summary:
    'Shows how far an order is, without signing in: a form for its web reference number and email, then its status, dates and shipments. The form is in the page’s own DOM, so that browsers can fill it in.',
  dom: 'light',
  height: 20,
  attributes: { 'heading-level': HEADING_LEVEL },
  slots: {},
  states: ['empty', 'one', 'longest-text', 'service-down', 'offline'],
} as const satisfies WidgetContract;
