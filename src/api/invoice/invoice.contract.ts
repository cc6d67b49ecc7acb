import * as v from 'valibot';
import { defineEndpoint, MANY_LINES_BYTES, SEGMENT } from '../../core/http/define-endpoint.ts';
import { asBlob } from '../../core/http/other-answers.ts';
import { moneySchema } from '../money.contract.ts';
import { countSchema, paging } from '../paging.contract.ts';

/* Invoices: those of the shopper's accounts, and one that is looked up without signing in. Source: ACC-07, LEAD-06. */

const text = v.optional(v.string());
const id = v.pipe(v.string(), v.regex(SEGMENT));
const day = v.pipe(v.string(), v.isoDate());

/** OVERDUE: open, and its due day is over. PAID: nothing is left to pay. */
export const INVOICE_STATUSES = ['OPEN', 'OVERDUE', 'PAID'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** What is known of an invoice however it was found. */
const invoiceFacts = {
  id,
  /** ISO days. */
  issued: day,
  due: day,
  /** Whole days since the due day; 0 if it is not over. */
  daysOverdue: countSchema,
  status: v.picklist(INVOICE_STATUSES),
  total: moneySchema,
  /** What is left to pay, 0 for a paid one. In the total's currency. */
  toPay: moneySchema,
};

export const invoiceRowSchema = v.object({
  ...invoiceFacts,
  account: v.object({ number: v.string(), name: v.string() }),
  orderCode: text,
  /** Whether the order is the shopper's own, so that its page can be opened (ACC-07 g). */
  isOwnOrder: v.optional(v.boolean(), false),
  purchaseOrderNumber: text,
  /** Set while a payment is under way, with the payer's name. It can't be paid meanwhile. */
  beingPaid: v.optional(v.object({ by: text })),
});
export type InvoiceRow = v.InferOutput<typeof invoiceRowSchema>;

const sumSchema = v.object({
  /** ISO 4217. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  count: countSchema,
  total: moneySchema,
  toPay: moneySchema,
});
export type InvoiceSum = v.InferOutput<typeof sumSchema>;

/**
 * The invoices of the customer's accounts, of which they are a confirmed member: overdue ones first, then by due day, the
 * paid ones last and the latest of them first. Parameters: `account` (a number), `query` (a part of the invoice's, order's
 * or PO number), `status` (some of OPEN,OVERDUE,PAID), `currentPage`, `pageSize` (at most 100).
 */
export const listInvoices = defineEndpoint('GET', '/users/{userId}/invoices', {
  auth: 'customer',
  response: v.object({
    invoices: v.array(invoiceRowSchema),
    ...v.partial(v.object(paging)).entries,
    /** What the whole search finds, one entry a currency. */
    totals: v.optional(v.array(sumSchema), []),
    /** How many there are without any filter, and how many of the search are overdue, whatever `status` asks. */
    counts: v.optional(v.object({ all: countSchema, overdue: countSchema })),
    accounts: v.optional(v.array(v.object({ number: v.string(), name: v.string() })), []),
  }),
});

const paymentSchema = v.object({
  date: day,
  /** CARD, CHECK, BANK_TRANSFER, or another kind in the service's words. */
  kind: v.string(),
  amount: moneySchema,
  /** The payer's name, for members of the account alone (ACC-07 g). */
  by: text,
});

export const invoiceSchema = v.object({
  ...invoiceRowSchema.entries,
  lines: v.array(
    v.object({
      product: v.object({ code: v.string(), name: text }),
      quantity: countSchema,
      /** Of one unit, and of the line after its discount. */
      basePrice: v.optional(moneySchema),
      totalPrice: moneySchema,
    }),
  ),
  subTotal: v.optional(moneySchema),
  tax: v.optional(moneySchema),
  isTaxIncluded: v.optional(v.boolean(), false),
  payments: v.optional(v.array(paymentSchema), []),
});
export type Invoice = v.InferOutput<typeof invoiceSchema>;

/** 404 for an unknown invoice and for another account's. */
export const readInvoice = defineEndpoint('GET', '/users/{userId}/invoices/{invoiceId}', {
  auth: 'customer',
  maxBytes: MANY_LINES_BYTES,
  response: invoiceSchema,
});

const MAX_PDF_BYTES = 10_000_000;

/** How a PDF is read. Its type alone does not prove that it is one: see `pdf.rules.ts`. Source: SEC-08. */
const PDF = {
  answer: asBlob('application/pdf'),
  maxBytes: MAX_PDF_BYTES,
  response: v.blob(),
  // The service makes the file on request.
  timeoutMs: 30_000,
} as const;

export const readInvoicePdf = defineEndpoint('GET', '/users/{userId}/invoices/{invoiceId}/pdf', {
  ...PDF,
  auth: 'customer',
});

/** What a look-up tells: no names, no account, no order (ACC-07 c, g). */
const lookedUpSchema = v.object({
  ...invoiceFacts,
  paid: v.optional(moneySchema),
  isBeingPaid: v.optional(v.boolean(), false),
});
export type LookedUpInvoice = v.InferOutput<typeof lookedUpSchema>;

/**
 * Finds one invoice by its number and the postal code of its bill, without a user. 404 whichever is wrong; 429 with
 * Retry-After after five wrong tries. The token is good for this invoice for 30 minutes, as the header X-Invoice-Token.
 */
export const lookUpInvoice = defineEndpoint('POST', '/invoices/lookup', {
  auth: 'none',
  body: v.object({ number: v.string(), postalCode: v.string() }),
  response: v.object({ invoice: lookedUpSchema, invoiceToken: v.pipe(v.string(), v.minLength(1)) }),
});

/** The header that carries a look-up's token. */
export const INVOICE_TOKEN = 'X-Invoice-Token';

/** Needs X-Invoice-Token. 403 `InvoiceLookupOver` once it is not good any more. */
export const readLookedUp = defineEndpoint('GET', '/invoices/{invoiceId}', {
  auth: 'none',
  response: lookedUpSchema,
});

/** Needs X-Invoice-Token. */
export const readLookedUpPdf = defineEndpoint('GET', '/invoices/{invoiceId}/pdf', { ...PDF, auth: 'none' });
