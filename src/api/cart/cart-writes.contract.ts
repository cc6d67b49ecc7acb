import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { cartEntrySchema, cartSchema } from './cart.contract.ts';

/* The calls that change a cart; apart from cart.contract.ts, since a page that only shows a cart does not load them. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

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

/** What a change made of one line, in units. */
export const cartModificationSchema = v.object({
  /** A code that is not in the list is no statement: what was added tells. */
  statusCode: v.optional(modificationStatusSchema),
  statusMessage: v.optional(v.string()),
  /** Asked for. */
  quantity: v.optional(count),
  /** Really added (negative when a line was reduced); 0 when nothing was. Some hosts leave it out. */
  quantityAdded: v.optional(v.pipe(v.number(), v.integer())),
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

/** `POST …/entries`: adds units of one product. */
export const addEntry = defineEndpoint({
  method: 'POST',
  path: '/users/{userId}/carts/{cartId}/entries',
  body: orderEntry,
  response: cartModificationSchema,
});

/** `PATCH …/entries/{entryNumber}`: sets the quantity; 0 removes the line. Another product than the line's is refused. */
export const updateEntry = defineEndpoint({
  method: 'PATCH',
  path: '/users/{userId}/carts/{cartId}/entries/{entryNumber}',
  body: v.object({ quantity: count, product: v.optional(v.object({ code: v.string() })) }),
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
  response: v.object({ cartModifications: v.optional(v.array(cartModificationSchema), []) }),
});
