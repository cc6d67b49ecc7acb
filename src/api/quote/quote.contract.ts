import * as v from 'valibot';
import { asBlob } from '../../core/http/other-answers.ts';
import { defineEndpoint, MANY_LINES_BYTES, SEGMENT } from '../../core/http/define-endpoint.ts';
import { toldHere } from '../cart/told-amounts.rules.ts';
import { checkoutEntrySchema, chosenFields } from '../checkout/checkout-cart.contract.ts';
import { moneySchema } from '../money.contract.ts';
import { paging } from '../paging.contract.ts';
import { OCC_STATES } from './quote.rules.ts';

/* Quotes as in OCC, with this store's additions. Source: QTE-01 to QTE-04, LEAD-09; api.md. */

const text = v.optional(v.string());
const money = v.optional(moneySchema);
const instant = v.optional(v.pipe(v.string(), v.isoTimestamp()));
const segment = v.pipe(v.string(), v.regex(SEGMENT));

/** The maximum length of a name and of a comment, in UTF-16 units. */
export const LONGEST_QUOTE_NAME = 255;
export const LONGEST_QUOTE_COMMENT = 1000;

/** ours: what ends a quote early, sorted by date, in days of the shop. */
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
const quoteEntrySchema = v.object({
  ...checkoutEntrySchema.entries,
  /** ours: the current price of the same line. Absent if the product is no longer sold. */
  todayBasePrice: money,
  todayTotalPrice: money,
});
export type QuoteEntry = v.InferOutput<typeof quoteEntrySchema>;

const summary = {
  /** The quote's number, which identifies it in paths. */
  code: segment,
  name: text,
  state: v.optional(v.picklist(OCC_STATES)),
  creationTime: instant,
  updatedTime: instant,
  /** The last instant at which its prices are valid. */
  expirationTime: instant,
  totalPrice: money,
  totalPriceWithTax: money,
  /** ours: the order that the quote became. */
  orderCode: v.optional(segment),
};

export const quoteSummarySchema = v.pipe(v.object(summary), v.transform(toldHere));
export type QuoteSummary = v.InferOutput<typeof quoteSummarySchema>;

const quoteFields = v.object({
  ...summary,
  description: text,
  /** What a buyer may do with `action`, in OCC's words. */
  allowedActions: v.optional(v.array(v.string()), []),
  comments: v.optional(
    v.array(
      v.object({
        text,
        creationDate: instant,
        fromCustomer: v.optional(v.boolean()),
        /** Who wrote it, as in OCC. */
        author: v.optional(v.object({ name: text })),
      }),
    ),
    [],
  ),
  /** The cart for ordering the quote. It exists after CHECKOUT created it. */
  cartId: v.optional(segment),
  entries: v.optional(v.array(quoteEntrySchema), []),
  ...chosenFields,
  subTotal: money,
  totalDiscounts: money,
  deliveryCost: money,
  totalTax: money,
  net: v.optional(v.boolean()),
  /** ours: the instants of its timeline. */
  sentTime: instant,
  readyTime: instant,
  endTime: instant,
  /** ours: the current value of `subTotal`. Absent if a product is no longer sold. */
  todaySubTotal: money,
  /** What could end the quote early, as known when it was made. */
  earlyExpiration,
});

/** A quote with its lines and what was chosen in its checkout. */
export const quoteSchema = v.pipe(quoteFields, v.transform(toldHere));
export type Quote = v.InferOutput<typeof quoteSchema>;

const quotes = '/users/{userId}/quotes';

/**
 * Lists quotes: `?currentPage=&pageSize=&sort=byDate|byExpiration|byCode|byName`, `?statuses=A,B` (OCC's states, or
 * ours: SUBMITTED, READY, EXPIRING …), `?query=` (ours: number or name).
 */
export const listQuotes = defineEndpoint('GET', quotes, {
  auth: 'customer',
  response: v.object({
    quotes: v.array(quoteSummarySchema),
    pagination: v.optional(v.partial(paging.pagination)),
    sorts: v.optional(paging.sorts, []),
  }),
});

/**
 * Creates a quote, with Idempotency-Key; 201: of a cart, or of `{quoteCode}` at current prices, without what is no longer
 * sold. With a `name` (ours) it is submitted at once. 400 `QuoteNotReady` has one error for each missing part:
 * deliveryAddress, deliveryMode, billingAddress, account.
 */
export const createQuote = defineEndpoint('POST', quotes, {
  auth: 'customer',
  body: v.object({
    cartId: v.optional(segment),
    quoteCode: v.optional(segment),
    name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_QUOTE_NAME))),
    comment: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_QUOTE_COMMENT))),
  }),
  response: quoteSchema,
  maxBytes: MANY_LINES_BYTES,
});

/** Reads a quote. 404 if it does not exist, 403 if it is another customer's. */
export const readQuote = defineEndpoint('GET', `${quotes}/{quoteCode}`, {
  auth: 'customer',
  response: quoteSchema,
  maxBytes: MANY_LINES_BYTES,
});

/** Changes the name and description of a draft. */
export const changeQuote = defineEndpoint('PATCH', `${quotes}/{quoteCode}`, {
  auth: 'customer',
  body: v.object({
    name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_QUOTE_NAME))),
    description: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_QUOTE_COMMENT))),
  }),
});

/** Adds a comment; 201. Our widgets send one with the quote itself. */
export const commentQuote = defineEndpoint('POST', `${quotes}/{quoteCode}/comments`, {
  auth: 'customer',
  body: v.object({ text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_QUOTE_COMMENT)) }),
});

/**
 * Performs an action. CHECKOUT creates the cart for ordering the quote, which the quote then names as `cartId`; a
 * second one changes nothing. 409 `QuoteExpired`, `QuoteOrdered` (subject: the order). 400 `IllegalQuoteStateError` if
 * the quote's state does not allow the action.
 */
export const actOnQuote = defineEndpoint('POST', `${quotes}/{quoteCode}/action`, {
  auth: 'customer',
  body: v.object({ action: v.string() }),
});

/** What a cart lacks to be quoted, and when its quote would expire. */
const quoteEligibilitySchema = v.object({
  missing: v.optional(
    v.array(v.picklist(['account', 'deliveryAddress', 'deliveryMode', 'billingAddress'])),
    [],
  ),
  earlyExpiration,
  /** The last instant at which its prices would be valid, and the usual one, which applies if nothing ends it early. */
  expirationTime: instant,
  usualExpirationTime: instant,
});
export type QuoteEligibility = v.InferOutput<typeof quoteEligibilitySchema>;

/** ours: reads whether a cart can be quoted. */
export const readQuoteEligibility = defineEndpoint('GET', '/users/{userId}/carts/{cartId}/quoteeligibility', {
  auth: 'customer',
  response: quoteEligibilitySchema,
});

const MAX_PDF_BYTES = 10_000_000;

/** ours: the quote as `application/pdf`, which the type alone does not prove (`pdf.rules.ts`). Source: SEC-08. */
export const readQuotePdf = defineEndpoint('GET', `${quotes}/{quoteCode}/pdf`, {
  auth: 'customer',
  answer: asBlob('application/pdf'),
  maxBytes: MAX_PDF_BYTES,
  response: v.blob(),
  // The service creates the file on request.
  timeoutMs: 30_000,
});
