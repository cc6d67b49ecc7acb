import * as v from 'valibot';
import { asBlob } from '../../core/http/other-answers.ts';
import { defineEndpoint, SEGMENT } from '../../core/http/define-endpoint.ts';
import { checkoutEntrySchema, chosenFields } from '../checkout/checkout-cart.contract.ts';
import { moneySchema } from '../money.contract.ts';
import { paging } from '../paging.contract.ts';
import { OCC_STATES } from './quote.rules.ts';

/* Quotes as OCC has them, with what this store adds. Source: QTE-01 to QTE-04, LEAD-09; api.md. */

const text = v.optional(v.string());
const money = v.optional(moneySchema);
const instant = v.optional(v.pipe(v.string(), v.isoTimestamp()));
const segment = v.pipe(v.string(), v.regex(SEGMENT));

/** Longest name and comment, in UTF-16 units. */
export const LONGEST_QUOTE_NAME = 255;
export const LONGEST_QUOTE_COMMENT = 1000;

/** ours: what ends a quote early, the first to come first; days of the shop. */
const earlyExpiration = v.optional(
  v.array(
    v.object({
      reason: v.picklist(['PRICING', 'ORGANIZATION_DISCOUNT']),
      date: v.pipe(v.string(), v.isoDate()),
    }),
  ),
  [],
);

/** A line at its quoted price. */
export const quoteEntrySchema = v.object({
  ...checkoutEntrySchema.entries,
  /** ours: what the same line costs today; absent where the product is no longer sold. */
  todayBasePrice: money,
  todayTotalPrice: money,
});
export type QuoteEntry = v.InferOutput<typeof quoteEntrySchema>;

const summary = {
  /** Its number, which addresses it. */
  code: segment,
  name: text,
  state: v.optional(v.picklist(OCC_STATES)),
  creationTime: instant,
  updatedTime: instant,
  /** The last instant that its prices hold. */
  expirationTime: instant,
  totalPrice: money,
  totalPriceWithTax: money,
  /** ours: the order that it became. */
  orderCode: v.optional(segment),
};

export const quoteSummarySchema = v.object(summary);
export type QuoteSummary = v.InferOutput<typeof quoteSummarySchema>;

export const quoteSchema = v.object({
  ...summary,
  description: text,
  /** What a buyer may do by `action`, in OCC's words. */
  allowedActions: v.optional(v.array(v.string()), []),
  comments: v.optional(
    v.array(v.object({ text, creationDate: instant, fromCustomer: v.optional(v.boolean()) })),
    [],
  ),
  /** Of the cart that it is ordered by, once CHECKOUT made one. */
  cartId: v.optional(segment),
  entries: v.optional(v.array(quoteEntrySchema), []),
  ...chosenFields,
  subTotal: money,
  totalDiscounts: money,
  deliveryCost: money,
  totalTax: money,
  net: v.optional(v.boolean()),
  /** ours: instants of its life line. */
  sentTime: instant,
  readyTime: instant,
  endTime: instant,
  /** ours: what `subTotal` would be today; absent where a product is no longer sold. */
  todaySubTotal: money,
  /** As it was when the quote was made. */
  earlyExpiration,
});
export type Quote = v.InferOutput<typeof quoteSchema>;

const quotes = '/users/{userId}/quotes';

/**
 * `?currentPage=&pageSize=&sort=byDate|byExpiration|byCode|byName`, `?statuses=A,B` (OCC's states, or ours: SUBMITTED, READY,
 * EXPIRING …), `?query=` (ours: number or name).
 */
export const listQuotes = defineEndpoint({
  method: 'GET',
  path: quotes,
  auth: 'customer',
  response: v.object({
    quotes: v.optional(v.array(quoteSummarySchema), []),
    pagination: v.optional(v.partial(paging.pagination)),
    sorts: v.optional(paging.sorts, []),
  }),
});

/**
 * `{cartId}` quotes a cart, which stays as it is; `{quoteCode}` quotes again at today's prices, without what is no longer sold. With
 * Idempotency-Key, 201. With a `name` (ours) it is sent at once, else a draft as in OCC. 400 `QuoteNotReady`, one a missing part
 * with that as subject: deliveryAddress, deliveryMode, billingAddress, account.
 */
export const createQuote = defineEndpoint({
  method: 'POST',
  path: quotes,
  auth: 'customer',
  body: v.object({
    cartId: v.optional(segment),
    quoteCode: v.optional(segment),
    name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_QUOTE_NAME))),
    comment: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_QUOTE_COMMENT))),
  }),
  response: quoteSchema,
});

/** 404 where there is none, 403 where it is another customer's. */
export const readQuote = defineEndpoint({
  method: 'GET',
  path: `${quotes}/{quoteCode}`,
  auth: 'customer',
  response: quoteSchema,
});

/** Name and description of a draft. */
export const changeQuote = defineEndpoint({
  method: 'PATCH',
  path: `${quotes}/{quoteCode}`,
  auth: 'customer',
  body: v.object({
    name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_QUOTE_NAME))),
    description: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_QUOTE_COMMENT))),
  }),
  response: v.undefined(),
});

/**
 * CHECKOUT makes the cart that it is ordered by, which the quote then names as `cartId`; a second one changes nothing. 409
 * `QuoteExpired`, `QuoteOrdered` (subject: the order); 400 `IllegalQuoteStateError` for what its state does not allow.
 */
export const actOnQuote = defineEndpoint({
  method: 'POST',
  path: `${quotes}/{quoteCode}/action`,
  auth: 'customer',
  body: v.object({ action: v.string() }),
  response: v.undefined(),
});

/** What is missing of a cart, and when its quote would expire. */
export const quoteEligibilitySchema = v.object({
  missing: v.optional(
    v.array(v.picklist(['account', 'deliveryAddress', 'deliveryMode', 'billingAddress'])),
    [],
  ),
  earlyExpiration,
  /** The last instant that its prices would hold, and would hold were nothing early. */
  expirationTime: instant,
  usualExpirationTime: instant,
});
export type QuoteEligibility = v.InferOutput<typeof quoteEligibilitySchema>;

/** ours */
export const readQuoteEligibility = defineEndpoint({
  method: 'GET',
  path: '/users/{userId}/carts/{cartId}/quoteeligibility',
  auth: 'customer',
  response: quoteEligibilitySchema,
});

/** The largest PDF that is read. */
const MAX_PDF_BYTES = 10_000_000;

/** ours: the quote as `application/pdf`. Whether it is one is not told by its type alone: `pdf.rules.ts`. Source: SEC-08. */
export const readQuotePdf = defineEndpoint({
  method: 'GET',
  path: `${quotes}/{quoteCode}/pdf`,
  auth: 'customer',
  answer: asBlob('application/pdf'),
  maxBytes: MAX_PDF_BYTES,
  response: v.blob(),
  // It is made when it is asked for.
  timeoutMs: 30_000,
});
