import * as v from 'valibot';
import { defineEndpoint, MANY_LINES_BYTES, SEGMENT } from '../../core/http/define-endpoint.ts';
import { accountSchema } from '../account/account.contract.ts';
import { qualifiedUserSchema } from '../account/qualified-user.contract.ts';
import { addressSchema } from '../address/address.contract.ts';
import { appliedVoucherSchema, minimumSchema, cartEntrySchema, cartSchema } from '../cart/cart.contract.ts';
import { cartModificationSchema } from '../cart/cart-writes.contract.ts';
import { toldHere } from '../cart/told-amounts.rules.ts';
import { moneySchema } from '../money.contract.ts';
import { cardSchema } from '../payment/card.contract.ts';
import { paymentTypeSchema } from '../payment/payment-type.contract.ts';
import { programSchema } from '../program/program.contract.ts';
import { trainingSchema } from '../training/training.contract.ts';
import { deliveryModeSchema } from './delivery.contract.ts';

/* The cart with everything that was chosen in its checkout. It is not in cart.contract.ts, because other pages do not need it. */

const text = v.optional(v.string());
const money = v.optional(moneySchema);
/** Server time in OCC's format, `2027-03-01T12:15:00.000Z`. */
const instant = v.optional(v.pipe(v.string(), v.isoTimestamp()));

/** The status of a discount. The service's NONE is not listed: nothing applies then and nothing is shown. Source: CRT-03. */
const promotionStatusSchema = v.picklist([
  'UAP_APPLIED',
  'UAP_LIMIT_REACHED',
  'UAP_EXPIRED',
  'OLD_APPLIED',
  'OLD_EXPIRED',
  'OLD_NOT_STARTED',
]);
export type PromotionStatus = v.InferOutput<typeof promotionStatusSchema>;

/** ours: a discount of the customer (UAP) or of the organization (OLD). Days are `2027-03-15`. */
const promotionFields = {
  promotionStatus: v.optional(promotionStatusSchema),
  promotionLabel: text,
  promotionStarts: text,
  promotionEnds: text,
};

/** A line with the data that its checkout needs. */
export const checkoutEntrySchema = v.object({
  ...cartEntrySchema.entries,
  ...promotionFields,
  /** The data of a training, as far as it is filled in. The service decides whether it is `complete`. */
  training: v.optional(trainingSchema),
});

/** The chosen payment. Of a card only the last four digits are known (CHK-11). */
export const chosenPaymentSchema = v.object({
  type: paymentTypeSchema,
  purchaseOrderNumber: text,
  card: v.optional(v.partial(cardSchema)),
  /** Whether a new card is to be saved. */
  saveCard: v.optional(v.boolean()),
  /** For cards: when the token expires, and the total that was confirmed. */
  expiresAt: instant,
  confirmedTotal: money,
  /** ours: what is never kept, and so is asked at the review: a saved card's security code, or a purchase order's number. */
  lacks: v.optional(v.picklist(['securityCode', 'purchaseOrderNumber'])),
});

const chosenQGlobalSchema = v.object({
  kind: v.picklist(['EXISTING', 'INVENTORY', 'NEW']),
  number: text,
  name: text,
});
const chosenAimswebSchema = v.object({
  kind: v.picklist(['EXISTING', 'NEW']),
  number: text,
  name: text,
});

/** The checkout's choices, which cart and order have in common. */
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
  taxTakenOff: money,
};

const checkoutCartFields = v.object({
  ...cartSchema.pipe[0].entries,
  entries: v.optional(v.array(checkoutEntrySchema), []),
  ...chosenFields,
  /** The key of the order, which is sent back as Idempotency-Key when the order is placed. */
  orderKey: v.optional(v.pipe(v.string(), v.regex(SEGMENT))),
  /** Set while an order of the cart is under way. No change is accepted until then. */
  lockedUntil: instant,
  aimswebMinimum: v.optional(minimumSchema),
  /** ours: the quote that the cart was made from. The cart keeps its lines, prices and promotion. */
  quoteCode: v.optional(v.pipe(v.string(), v.regex(SEGMENT))),
});

/** The cart with its checkout. `totalTax` is absent until it is known; absent does not mean 0. */
export const checkoutCartSchema = v.pipe(checkoutCartFields, v.transform(toldHere));
export type CheckoutCart = v.InferOutput<typeof checkoutCartSchema>;

/** Fails with CartError, reason `ordered` and the order's code as subject, if the cart has become an order. */
export const getCheckoutCart = defineEndpoint('GET', '/users/{userId}/carts/{cartId}', {
  response: checkoutCartSchema,
  maxBytes: MANY_LINES_BYTES,
});

/** What the service chose at the entry, by default, last order (`placed`) or only answer. Source: CHK-21. */
const chosenByItselfSchema = v.object({
  step: v.string(),
  from: v.picklist(['preference', 'lastOrder', 'only']),
  placed: instant,
});
export type ChosenByItself = v.InferOutput<typeof chosenByItselfSchema>;

/** What can't be chosen as before. `reason`: `gone`, `expired`, `refused` or `notAllowed`. Source: CHK-21 b. */
const notChosenSchema = v.object({ step: v.string(), reason: v.string() });
export type NotChosen = v.InferOutput<typeof notChosenSchema>;

/** How a line was adapted. Its amounts are read with the cart's lines alone, which are checked together (SEC-14 a). */
const adaptedLineSchema = v.object({
  ...cartModificationSchema.entries,
  entry: v.optional(v.object({ product: v.optional(cartEntrySchema.entries.product) })),
});

/** The cart as it is when its checkout is entered. `cartModifications` are what `validate` would answer. */
const enteredCartSchema = v.pipe(
  v.object({
    ...checkoutCartFields.entries,
    cartModifications: v.optional(v.array(adaptedLineSchema), []),
    chosen: v.optional(v.array(chosenByItselfSchema), []),
    notChosen: v.optional(v.array(notChosenSchema), []),
  }),
  v.transform(toldHere),
);
export type EnteredCart = v.InferOutput<typeof enteredCartSchema>;

/**
 * `PUT /users/{userId}/carts/{cartId}/defaults` (ours): the entry of the checkout. The service adapts the cart to stock and
 * catalogue, makes the choices that need no question (CHK-21), and answers the cart. It needs no version, and is safe to
 * repeat. Fails as `getCheckoutCart` does. Source: checkout.md, "A known customer".
 */
export const enterCheckout = defineEndpoint('PUT', '/users/{userId}/carts/{cartId}/defaults', {
  body: v.object({}),
  response: enteredCartSchema,
  maxBytes: MANY_LINES_BYTES,
});

/** What would be chosen; nothing is saved. `cartModifications` says how the entry would adapt the lines. */
export const previewCheckout = defineEndpoint('GET', '/users/{userId}/carts/{cartId}/defaults', {
  response: enteredCartSchema,
  maxBytes: MANY_LINES_BYTES,
});
