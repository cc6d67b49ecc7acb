import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { moneySchema } from '../money.contract.ts';
import { productSchema } from '../product/product.contract.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A calendar day, `2027-03-15`. */
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}/));

/** A line of a cart. Source: specification section 3, "Cart entry"; CRT-02, CRT-08. */
export const cartEntrySchema = v.object({
  /** Its number in the cart, from 0; changes when an earlier line goes, so it is read fresh before each change. */
  entryNumber: count,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  product: productSchema,
  /** For one unit. */
  basePrice: moneySchema,
  /** For the line, after discounts. */
  totalPrice: moneySchema,
  /** ours: what the discounts take off this line. */
  totalDiscounts: v.optional(moneySchema),
  /** ours: promotions and organisation discounts leave this line alone. */
  notDiscountable: v.optional(v.boolean(), false),
  /** ours: when a product not yet published is expected. */
  estimatedRelease: v.optional(day),
  /** ours: when the line is expected to leave the warehouse. */
  estimatedToShip: v.optional(day),
  /** ours: seats of a training or a licence. */
  seats: v.optional(count),
  /** ours: shown while the VAT flag is on. */
  vat: v.optional(moneySchema),
});
export type CartEntry = v.InferOutput<typeof cartEntrySchema>;

export const cartSchema = v.object({
  /** A customer's cart is addressed by its code. */
  code: v.pipe(v.string(), v.minLength(1)),
  /** An anonymous cart is addressed by its guid. */
  guid: v.pipe(v.string(), v.minLength(1)),
  /** Goes up with every change; sent back in If-Match. */
  version: v.pipe(v.number(), v.integer()),
  entries: v.optional(v.array(cartEntrySchema), []),
  /** Lines. */
  totalItems: count,
  /** Units over all lines: the badge. */
  totalUnitCount: count,
  subTotal: moneySchema,
  totalDiscounts: v.optional(moneySchema),
  totalTax: v.optional(moneySchema),
  deliveryCost: v.optional(moneySchema),
  /** Without tax when `net`. */
  totalPrice: moneySchema,
  totalPriceWithTax: v.optional(moneySchema),
  net: v.optional(v.boolean()),
});
export type Cart = v.InferOutput<typeof cartSchema>;

/**
 * What became of one change. Standard codes are OCC's; `minOrderQuantityNotMet`, `unknownProduct` and
 * `notPurchasable` are ours, for lines of a batch that were left out.
 */
export const modificationStatusSchema = v.picklist([
  'success',
  'lowStock',
  'noStock',
  'maxOrderQuantityExceeded',
  'minOrderQuantityNotMet',
  'unavailable',
  'unknownProduct',
  'notPurchasable',
]);
export type ModificationStatus = v.InferOutput<typeof modificationStatusSchema>;

export const cartModificationSchema = v.object({
  /** A code newer than this list counts as unavailable: the line was not changed as asked. */
  statusCode: v.fallback(modificationStatusSchema, 'unavailable'),
  statusMessage: v.optional(v.string()),
  /** Asked for. */
  quantity: count,
  /** Really added (negative when a line was reduced); 0 when nothing was. */
  quantityAdded: v.pipe(v.number(), v.integer()),
  /** The line afterwards; absent when the product is unknown or the line is gone. */
  entry: v.optional(v.partial(cartEntrySchema)),
});
export type CartModification = v.InferOutput<typeof cartModificationSchema>;

const orderEntry = v.object({
  product: v.object({ code: v.string() }),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)),
});
export type OrderEntry = v.InferOutput<typeof orderEntry>;

/** `POST /users/{userId}/carts`: makes an empty cart. */
export const createCart = defineEndpoint({
  method: 'POST',
  path: '/users/{userId}/carts',
  body: v.object({}),
  response: cartSchema,
});

/** `GET /users/{userId}/carts/{cartId}`; 404 or 400 with CartError / UnknownIdentifierError when it expired. */
export const getCart = defineEndpoint({
  method: 'GET',
  path: '/users/{userId}/carts/{cartId}',
  response: cartSchema,
});

/** `POST …/entries`: adds units of one product. */
export const addEntry = defineEndpoint({
  method: 'POST',
  path: '/users/{userId}/carts/{cartId}/entries',
  body: orderEntry,
  response: cartModificationSchema,
});

/** `PATCH …/entries/{entryNumber}`: sets the quantity; 0 removes the line. */
export const updateEntry = defineEndpoint({
  method: 'PATCH',
  path: '/users/{userId}/carts/{cartId}/entries/{entryNumber}',
  body: v.object({ quantity: count }),
  response: cartModificationSchema,
});

/** `DELETE …/entries/{entryNumber}` */
export const removeEntry = defineEndpoint({
  method: 'DELETE',
  path: '/users/{userId}/carts/{cartId}/entries/{entryNumber}',
  response: v.undefined(),
});

/** `POST …/entries/batch` (ours), with Idempotency-Key: one modification a line, in the order asked. */
export const addEntries = defineEndpoint({
  method: 'POST',
  path: '/users/{userId}/carts/{cartId}/entries/batch',
  body: v.object({ orderEntries: v.pipe(v.array(orderEntry), v.minLength(1), v.maxLength(25)) }),
  response: v.object({ cartModifications: v.array(cartModificationSchema) }),
});

/** `POST …/validate`: brings the cart up to stock and catalogue, telling each change; empty when nothing changed. */
export const validateCart = defineEndpoint({
  method: 'POST',
  path: '/users/{userId}/carts/{cartId}/validate',
  body: v.object({}),
  response: v.object({ cartModifications: v.array(cartModificationSchema) }),
});
