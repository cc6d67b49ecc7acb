import * as v from 'valibot';
import { defineEndpoint, SEGMENT } from '../../core/http/define-endpoint.ts';
import { checkoutEntrySchema, chosenFields } from '../checkout/checkout-cart.contract.ts';
import { moneySchema } from '../money.contract.ts';
import { paging } from '../paging.contract.ts';

/* Orders, and how a cart becomes an order exactly once. Source: CHK-14, CHK-16; api.md, "The order key". */

const money = v.optional(moneySchema);
const instant = v.optional(v.pipe(v.string(), v.isoTimestamp()));
const text = v.optional(v.string());

/** ON_HOLD: the order is being checked, which takes about 48 hours (CHK-16 b). */
export const orderStatusSchema = v.picklist(['CREATED', 'ON_HOLD', 'PROCESSING', 'SHIPPED', 'CANCELLED']);

export const orderSchema = v.object({
  /** The order's number, which is used in its address. */
  code: v.pipe(v.string(), v.regex(SEGMENT)),
  /** A temporary reference for the shopper (CHK-16 a). */
  webReference: text,
  status: v.optional(orderStatusSchema),
  statusDisplay: text,
  /** ISO instant. */
  created: instant,
  /** The person who placed the order, if not the customer (CHK-17). */
  placedBy: v.optional(v.object({ uid: v.optional(v.string()), name: v.optional(v.string()) })),
  /** ours: the quote that was ordered. */
  quoteCode: v.optional(v.pipe(v.string(), v.regex(SEGMENT))),
  entries: v.optional(v.array(checkoutEntrySchema), []),
  ...chosenFields,
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
export type Order = v.InferOutput<typeof orderSchema>;

const orders = '/users/{userId}/orders';

/**
 * `?cartId=&termsChecked=true&expectedTotal=` (in major units). The Idempotency-Key is the cart's `orderKey`, If-Match its
 * version, and X-Captcha-Token is sent if the service requires it; 201. Each refusal has its own type: api.md, "Refusals of
 * placing". The `subject` of TotalChanged is the service's total; that of PaymentChallengeRequired is the challenge.
 */
export const placeOrder = defineEndpoint({
  method: 'POST',
  path: orders,
  body: v.object({}),
  response: orderSchema,
  // The service waits for a bank.
  timeoutMs: 30_000,
});

/** ours: returns the state of an order key. `none` is final: no order can be placed with that key any more. */
export const askByKey = defineEndpoint({
  method: 'POST',
  path: `${orders}/byKey`,
  body: v.object({ orderKey: v.pipe(v.string(), v.regex(SEGMENT), v.maxLength(128)) }),
  response: v.object({
    state: v.picklist(['placed', 'pending', 'none']),
    order: v.optional(orderSchema),
  }),
});

/** `?statuses=A,B`, `?sort=byDate|byOrderNumber`, `?query=` (ours). */
export const listOrders = defineEndpoint({
  method: 'GET',
  path: orders,
  response: v.object({
    orders: v.optional(
      v.array(
        v.object({
          code: v.pipe(v.string(), v.regex(SEGMENT)),
          guid: text,
          placed: instant,
          status: v.optional(orderStatusSchema),
          statusDisplay: text,
          total: money,
          webReference: text,
          purchaseOrderNumber: text,
          placedBy: text,
        }),
      ),
      [],
    ),
    pagination: v.optional(v.partial(paging.pagination)),
    sorts: v.optional(paging.sorts, []),
  }),
});

/** 404 if there is no such order, 403 if it is another customer's. Source: checkout.md, confirmation. */
export const readOrder = defineEndpoint({
  method: 'GET',
  path: `${orders}/{orderCode}`,
  response: orderSchema,
});
