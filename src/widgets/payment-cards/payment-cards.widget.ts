import { LIST_PAGES } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-payment-cards>`: a customer's saved cards (ACC-06). */
export const paymentCardsWidget = {
  ...LIST_PAGES,
  tag: 'assess-payment-cards',
  summary:
    'Shows a customer’s saved payment cards, the default first. One is added in the payment service’s frame, made the default, or deleted after a question. Adding and deleting ask for a proof of identity. It is in the page’s own DOM, so that browsers can fill in an address.',
  dom: 'light',
  events: {
    'assess-payment-service':
      'A new card needs card fields. A page with a payment provider of its own answers with its service.',
    'assess-error': 'The widget failed.',
  },
  slots: {},
} as const satisfies WidgetContract;
