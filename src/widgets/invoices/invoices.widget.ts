import { LIST_PAGES } from '../kit/element/shared-contract.ts';
import type { WidgetContract } from '../kit/element/widget-contract.ts';

/** The contract of `<assess-invoices>`: the invoices of a customer's accounts, or one that is looked up (ACC-07, LEAD-06). */
export const invoicesWidget = {
  ...LIST_PAGES,
  tag: 'assess-invoices',
  summary:
    'Shows the invoices of a customer’s accounts: a list with one search and filters, each opened in its row with lines, payments and PDF. Several are downloaded as one ZIP or as a CSV file. Where nobody signs in (`/invoices/{locale}`), it finds one invoice by its number and postal code. Open invoices are paid by card in the payment frame, several in one go.',
  events: {
    'assess-payment-service':
      'The payment of invoices needs card fields. A page with a payment provider of its own answers with its service.',
    'assess-error': 'The widget failed.',
  },
  slots: {
    '': 'Shows until the widget is drawn, and without JavaScript.',
    'pay-otherwise':
      'How an open invoice is paid by check or bank transfer: the address and the bank. The widget says its number as the reference.',
  },
} as const satisfies WidgetContract;
