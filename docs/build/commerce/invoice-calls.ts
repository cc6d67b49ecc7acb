import * as invoices from '../../../src/api/invoice/invoice.contract.ts';
import * as payment from '../../../src/api/invoice/payment.contract.ts';
import type { CommerceCall } from './commerce-call.ts';

const OF_PAGE = { askedBy: ['assess-invoices'], neededBy: 'sign-in' } as const;
const FOREIGN = { '404': 'There is no such invoice, or it belongs to another account.' };
const BY_TOKEN = {
  headers: { 'X-Invoice-Token': 'The token of the look-up.' },
  errors: { '403': '`InvoiceLookupOver`: the token is not good for this invoice any more.' },
};

const PAYING_ERRORS =
  '`InvoicePaid`, `InvoiceBeingPaid`, `InvoiceNotOpen`, `CurrencyMixed`: one error for each invoice, whose number is its subject. Nothing was charged.';

/** The calls that pay invoices exactly once, of a customer or of whoever came by a look-up (ACC-07 d to f). */
const paymentCalls = (
  of: Pick<CommerceCall, 'askedBy' | 'neededBy'>,
  isLookedUp = false,
): readonly CommerceCall[] => {
  const by = isLookedUp
    ? ' Whoever looked the invoice up sends its token in place of a user.'
    : ' This call is not part of OCC.';
  const headers = isLookedUp ? { headers: BY_TOKEN.headers } : {};
  const errors = isLookedUp ? BY_TOKEN.errors : {};
  return [
    {
      endpoint: isLookedUp ? payment.openLookedUpPayment : payment.openPayment,
      summary: `Begins the payment of open invoices, and gives its key.${by}`,
      ...of,
      ...headers,
      errors: { ...errors, '409': PAYING_ERRORS },
    },
    {
      endpoint: isLookedUp ? payment.payLookedUp : payment.payInvoices,
      summary: `Pays all invoices of a key, or none. A repeated call pays nothing more.${by}`,
      ...of,
      ...headers,
      errors: {
        ...errors,
        '409': `${PAYING_ERRORS} Also \`PaymentRefused\`, \`PaymentChallengeRequired\` (its subject is the challenge), \`TotalChanged\` (the new total), \`PaymentKeyRetired\`, \`PaymentPending\`.`,
      },
    },
    {
      endpoint: isLookedUp ? payment.askLookedUpPayment : payment.askPayment,
      summary: `Says what became of a key. \`none\` is final: the key pays nothing any more.${by}`,
      ...of,
      ...headers,
      ...(isLookedUp && { errors }),
    },
    {
      endpoint: isLookedUp ? payment.readLookedUpPayment : payment.readPayment,
      summary: `Reads a payment with its invoices and what became of it.${by}`,
      ...of,
      ...headers,
      errors: { ...errors, '400': 'There is no such payment, or it is another payer’s.' },
    },
  ];
};

/** The calls about invoices (ACC-07, LEAD-06). None of them is part of OCC. */
export const invoiceCalls: readonly CommerceCall[] = [
  {
    endpoint: invoices.listInvoices,
    summary:
      'Lists the invoices of the accounts of which the customer is a confirmed member: overdue ones first, then by due day, the paid ones last. This call is not part of OCC.',
    ...OF_PAGE,
    askedBy: [...OF_PAGE.askedBy, 'assess-my-account'],
    query: {
      account: 'The number of an account. Without it, the list has all of them.',
      query: 'A part of the number of the invoice, its order or its purchase order, however it is written.',
      status: 'OPEN, OVERDUE or PAID. Without it, the list has all invoices.',
      currentPage: 'The number of the page, from 0.',
      pageSize: '20, or 100 for a file.',
    },
  },
  {
    endpoint: invoices.readInvoice,
    summary: 'Reads one invoice with its lines and payments. This call is not part of OCC.',
    ...OF_PAGE,
    errors: FOREIGN,
  },
  {
    endpoint: invoices.readInvoicePdf,
    summary: 'Reads the invoice as a PDF of at most 10 MB. This call is not part of OCC.',
    ...OF_PAGE,
    errors: FOREIGN,
  },
  {
    endpoint: invoices.lookUpInvoice,
    summary:
      'Finds one invoice by its number and the postal code of its bill, without a user, and gives a token for it. This call is not part of OCC.',
    askedBy: ['assess-invoices'],
    neededBy: 'extended',
    errors: {
      '404': 'The number or the postal code is wrong. The answer does not tell which.',
      '429': 'Too many wrong tries. The widgets say when to try again, by Retry-After.',
    },
  },
  {
    endpoint: invoices.readLookedUpPdf,
    summary: 'Reads the PDF of an invoice that was looked up. This call is not part of OCC.',
    askedBy: ['assess-invoices'],
    neededBy: 'extended',
    ...BY_TOKEN,
  },
  ...paymentCalls(OF_PAGE),
  ...paymentCalls({ askedBy: ['assess-invoices'], neededBy: 'extended' }, true),
];
