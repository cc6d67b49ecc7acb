import * as v from 'valibot';
import { defineEndpoint, MANY_LINES_BYTES, SEGMENT } from '../../core/http/define-endpoint.ts';
import { toldAmounts } from '../cart/told-amounts.rules.ts';
import { checkoutEntrySchema, chosenFields } from '../checkout/checkout-cart.contract.ts';
import { moneySchema } from '../money.contract.ts';
import { paging } from '../paging.contract.ts';

/* Orders, and how a cart becomes an order exactly once. Source: CHK-14, CHK-16; api.md, "The order key". */

const money = v.optional(moneySchema);
const instant = v.optional(v.pipe(v.string(), v.isoTimestamp()));
const text = v.optional(v.string());
const count = v.pipe(v.number(), v.integer());

/**
 * The statuses of orders that are known. A service may send another, with its name in `statusDisplay` (ACC-01 b). ON_HOLD:
 * the order is being checked, which takes about 48 hours (CHK-16 b).
 */
export const ORDER_STATUSES = [
  'CREATED',
  'ON_HOLD',
  'PROCESSING',
  'PARTLY_SHIPPED',
  'SHIPPED',
  'CANCELLED',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** ours: a shipment of an order, or what is still to be shipped. */
export const consignmentSchema = v.object({
  code: v.string(),
  /** SHIPPED, or anything else for one that has not left. */
  status: text,
  /** ISO instants. */
  statusDate: instant,
  estimatedShipDate: instant,
  carrier: text,
  trackingNumber: text,
  trackingUrl: text,
  entries: v.optional(v.array(v.object({ entryNumber: count, quantity: count })), []),
});
export type Consignment = v.InferOutput<typeof consignmentSchema>;

const orderEntrySchema = v.object({
  ...checkoutEntrySchema.entries,
  /** ours: how many single-use codes the line has. */
  accessCodeCount: v.optional(count, 0),
});
export type OrderEntry = v.InferOutput<typeof orderEntrySchema>;

const orderFields = v.object({
  /** The order's number, which is used in its address. The same as `webReference` until there is one (ACC-01 a). */
  code: v.pipe(v.string(), v.regex(SEGMENT)),
  /** A temporary reference for the shopper (CHK-16 a). It keeps opening the order. */
  webReference: text,
  status: text,
  statusDisplay: text,
  /** ISO instant. */
  created: instant,
  /** The person who placed the order, if not the customer (CHK-17). */
  placedBy: v.optional(v.object({ uid: v.optional(v.string()), name: v.optional(v.string()) })),
  /** ours: the quote that was ordered. */
  quoteCode: v.optional(v.pipe(v.string(), v.regex(SEGMENT))),
  entries: v.optional(v.array(orderEntrySchema), []),
  ...chosenFields,
  /** ours: its invoices, what the customer's UAP and its promotions took off, and what is known of its tax. */
  invoices: v.optional(v.array(v.object({ id: v.pipe(v.string(), v.regex(SEGMENT)) })), []),
  uapDiscounts: money,
  promotions: v.optional(v.array(v.object({ label: v.string(), amount: money })), []),
  tax: v.optional(v.picklist(['charged', 'exempt', 'unknown'])),
  consignments: v.optional(v.array(consignmentSchema), []),
  subTotal: money,
  totalDiscounts: money,
  deliveryCost: money,
  totalTax: money,
  totalPrice: money,
  totalPriceWithTax: money,
  net: v.optional(v.boolean()),
  /** The data that the shopper needs for a bank transfer. */
  bankTransfer: v.optional(
    v.object({ bank: text, accountHolder: text, iban: text, bic: text, reference: text }),
  ),
  /** Whether a product has single-use codes, which are read separately (CHK-16 e). */
  hasAccessCodes: v.optional(v.boolean(), false),
  /** Whether a training needs extra processing (CHK-16 c). */
  hasTraining: v.optional(v.boolean(), false),
});

/** A placed order. */
export const orderSchema = v.pipe(orderFields, v.transform(toldAmounts));
export type Order = v.InferOutput<typeof orderSchema>;

const orders = '/users/{userId}/orders';

/**
 * `?cartId=&termsChecked=true&expectedTotal=&expectedCurrency=` (in major units). The Idempotency-Key is the cart's `orderKey`, If-Match its
 * version, and X-Captcha-Token is sent if the service requires it; 201. Each refusal has its own type: api.md, "Refusals of
 * placing". The `subject` of TotalChanged is the service's total; that of PaymentChallengeRequired is the challenge.
 */
export const placeOrder = defineEndpoint('POST', orders, {
  body: v.object({}),
  response: orderSchema,
  // The service waits for a bank.
  timeoutMs: 30_000,
  maxBytes: MANY_LINES_BYTES,
});

/** ours: returns the state of an order key. `none` is final: no order can be placed with that key any more. */
export const askByKey = defineEndpoint('POST', `${orders}/byKey`, {
  body: v.object({ orderKey: v.pipe(v.string(), v.regex(SEGMENT), v.maxLength(128)) }),
  response: v.object({
    state: v.picklist(['placed', 'pending', 'none']),
    order: v.optional(orderSchema),
  }),
  maxBytes: MANY_LINES_BYTES,
});

const orderRowSchema = v.object({
  code: v.pipe(v.string(), v.regex(SEGMENT)),
  guid: text,
  placed: instant,
  status: text,
  statusDisplay: text,
  total: money,
  webReference: text,
  purchaseOrderNumber: text,
  placedBy: text,
  /** ours: where the search found its words. */
  matched: v.optional(
    v.object({
      field: v.picklist(['number', 'webReference', 'purchaseOrderNumber', 'isbn', 'product', 'placedBy']),
      value: v.string(),
    }),
  ),
});
/** An order as lists show it. */
export type OrderRow = v.InferOutput<typeof orderRowSchema>;

/**
 * `?statuses=A,B`, `?sort=byDate|byOrderNumber`; ours: `?query=` in number, web reference, PO number, ISBN, product and
 * person, and `?from=&to=`, ISO instants of which the second is not included. Of `totals`, `all` counts all orders, and
 * `byStatus` what query and days find, in each status. Source: LEAD-05.
 */
export const listOrders = defineEndpoint('GET', orders, {
  response: v.object({
    orders: v.array(orderRowSchema),
    pagination: v.optional(v.partial(paging.pagination)),
    sorts: v.optional(paging.sorts, []),
    totals: v.optional(v.object({ all: count, byStatus: v.record(v.string(), count) })),
  }),
});

/** By the order's number or its web reference. 404 if there is none, or it is another customer's. Source: ACC-01 g. */
export const readOrder = defineEndpoint('GET', `${orders}/{orderCode}`, {
  response: orderSchema,
  maxBytes: MANY_LINES_BYTES,
});

const accessCodes = v.object({ productCode: v.string(), codes: v.array(v.string()) });
export type AccessCodes = v.InferOutput<typeof accessCodes>;

/** `GET …/orders/{orderCode}/accesscodes` (ours). The service first asks for a proof (IDN-05). */
export const readAccessCodes = defineEndpoint('GET', '/users/{userId}/orders/{orderCode}/accesscodes', {
  response: v.object({ accessCodes: v.array(accessCodes) }),
});
