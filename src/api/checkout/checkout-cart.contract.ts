import * as v from 'valibot';
import { defineEndpoint, SEGMENT } from '../../core/http/define-endpoint.ts';
import { accountSchema } from '../account/account.contract.ts';
import { qualifiedUserSchema } from '../account/qualified-user.contract.ts';
import { addressSchema } from '../address/address.contract.ts';
import { appliedVoucherSchema, minimumSchema } from '../cart/cart-terms.contract.ts';
import { cartEntrySchema, cartSchema } from '../cart/cart.contract.ts';
import { moneySchema } from '../money.contract.ts';
import { cardSchema } from '../payment/card.contract.ts';
import { paymentTypeSchema } from '../payment/payment-type.contract.ts';
import { programSchema } from '../program/program.contract.ts';
import { trainingSchema } from '../training/training.contract.ts';
import { deliveryModeSchema } from './delivery.contract.ts';

/* The cart with all that a checkout has chosen; apart from cart.contract.ts, since other pages do without. */

const text = v.optional(v.string());
const money = v.optional(moneySchema);
/** Server time as OCC writes it, `2027-03-01T12:15:00.000Z`. */
const instant = v.optional(v.pipe(v.string(), v.isoTimestamp()));

/** Source: CRT-03. NONE is no statement: nothing applies and nothing is to be said. */
export const promotionStatusSchema = v.picklist([
  'UAP_APPLIED',
  'UAP_LIMIT_REACHED',
  'UAP_EXPIRED',
  'OLD_APPLIED',
  'OLD_EXPIRED',
  'OLD_NOT_STARTED',
]);
export type PromotionStatus = v.InferOutput<typeof promotionStatusSchema>;

/** ours: a discount of the customer (UAP) or of the organization (OLD). Days are `2027-03-15`. */
export const promotionFields = {
  promotionStatus: v.optional(promotionStatusSchema),
  promotionLabel: text,
  promotionStarts: text,
  promotionEnds: text,
};

/** A line with what its checkout needs. */
export const checkoutEntrySchema = v.object({
  ...cartEntrySchema.entries,
  ...promotionFields,
  /** Of a training product, as far as it is filled in; `complete` is the service's word. */
  training: v.optional(trainingSchema),
});

/** What was chosen to pay with. A card is told by its last four alone (CHK-11). */
export const chosenPaymentSchema = v.object({
  type: paymentTypeSchema,
  purchaseOrderNumber: text,
  card: v.optional(v.partial(cardSchema)),
  /** A new card that is to be saved. */
  saveCard: v.optional(v.boolean()),
  /** Of cards: when the token ends, and the total that it was confirmed for. */
  expiresAt: instant,
  confirmedTotal: money,
});

export const chosenQGlobalSchema = v.object({
  kind: v.picklist(['EXISTING', 'INVENTORY', 'NEW']),
  number: text,
  name: text,
});
export const chosenAimswebSchema = v.object({
  kind: v.picklist(['EXISTING', 'NEW']),
  number: text,
  name: text,
});

/** What cart and order have alike of a checkout. */
export const chosenFields = {
  deliveryAddress: v.optional(addressSchema),
  deliveryMode: v.optional(deliveryModeSchema),
  billingAddress: v.optional(addressSchema),
  customerAccount: v.optional(accountSchema),
  qualifiedUser: v.optional(qualifiedUserSchema),
  qGlobalAccount: v.optional(chosenQGlobalSchema),
  aimswebAccount: v.optional(chosenAimswebSchema),
  payment: v.optional(chosenPaymentSchema),
  vatNumber: text,
  thirdPartyProgram: v.optional(programSchema),
  appliedVouchers: v.optional(v.array(appliedVoucherSchema), []),
  ...promotionFields,
  /** What the vouchers take off. */
  orderDiscounts: money,
  /** Where prices include tax and the account is exempt: what is taken off for it (CHK-13 e). */
  taxTakenOff: money,
};

/** `totalTax` is absent until it can be worked out: it is not 0 then. */
export const checkoutCartSchema = v.object({
  ...cartSchema.pipe[0].entries,
  entries: v.optional(v.array(checkoutEntrySchema), []),
  ...chosenFields,
  /** Sent back as Idempotency-Key when the order is placed. */
  orderKey: v.optional(v.pipe(v.string(), v.regex(SEGMENT))),
  /** An order of it is under way: no change is taken until then. */
  lockedUntil: instant,
  aimswebMinimum: v.optional(minimumSchema),
  /** ours: the quote that it was made from, whose lines, prices and promotion it keeps. */
  quoteCode: v.optional(v.pipe(v.string(), v.regex(SEGMENT))),
});
export type CheckoutCart = v.InferOutput<typeof checkoutCartSchema>;

/** `GET /users/{userId}/carts/{cartId}`; CartError, reason `ordered` and the order's code as subject, once it became an order. */
export const getCheckoutCart = defineEndpoint({
  method: 'GET',
  path: '/users/{userId}/carts/{cartId}',
  response: checkoutCartSchema,
});
