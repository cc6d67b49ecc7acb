import * as v from 'valibot';
import { defineEndpoint, MANY_LINES_BYTES } from '../../core/http/define-endpoint.ts';
import { cartEntrySchema, cartSchema, type Cart } from './cart.contract.ts';

/* The calls that change a cart. */

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** `minOrderQuantityNotMet`, `unknownProduct` and `notPurchasable` are ours, for lines of a batch that were left out. */
const modificationStatusSchema = v.picklist([
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

/** The result of a change for one line, in units. */
export const cartModificationSchema = v.object({
  /** An unknown code counts as absent. `quantityAdded` then says what happened. */
  statusCode: v.optional(modificationStatusSchema),
  statusMessage: v.optional(v.string()),
  /** The quantity that was asked for. */
  quantity: v.optional(count),
  /** The units that were really added. Negative if the line was reduced, 0 if nothing was added. Some hosts leave it out. */
  quantityAdded: v.optional(v.pipe(v.number(), v.integer())),
  /** The line after the change. Absent if the product is unknown or the line is gone. */
  entry: v.optional(v.partial(cartEntrySchema)),
});
export type CartModification = v.InferOutput<typeof cartModificationSchema>;

const orderEntry = v.object({
  product: v.object({ code: v.string() }),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)),
});
export type OrderEntry = v.InferOutput<typeof orderEntry>;

/** `POST /users/{userId}/carts` creates an empty cart. */
export const createCart = defineEndpoint('POST', '/users/{userId}/carts', {
  body: v.object({}),
  response: cartSchema,
  maxBytes: MANY_LINES_BYTES,
});

/** `POST …/entries` adds units of one product. */
export const addEntry = defineEndpoint('POST', '/users/{userId}/carts/{cartId}/entries', {
  body: orderEntry,
  response: cartModificationSchema,
});

/** `PATCH …/entries/{entryNumber}` sets the quantity; 0 removes the line. It is refused if the line has another product. */
export const updateEntry = defineEndpoint('PATCH', '/users/{userId}/carts/{cartId}/entries/{entryNumber}', {
  body: v.object({ quantity: count, product: v.optional(v.object({ code: v.string() })) }),
  response: cartModificationSchema,
});

/** `DELETE …/entries/{entryNumber}` removes a line. */
export const removeEntry = defineEndpoint('DELETE', '/users/{userId}/carts/{cartId}/entries/{entryNumber}');

/** `POST …/entries/batch` (ours) adds lines, with Idempotency-Key. It answers one modification for each, in order. */
export const addEntries = defineEndpoint('POST', '/users/{userId}/carts/{cartId}/entries/batch', {
  body: v.object({ orderEntries: v.pipe(v.array(orderEntry), v.minLength(1), v.maxLength(25)) }),
  response: v.object({ cartModifications: v.array(cartModificationSchema) }),
});

/** `POST …/validate` adapts the cart to stock and catalogue, and returns each change. Empty if nothing changed. */
export const validateCart = defineEndpoint('POST', '/users/{userId}/carts/{cartId}/validate', {
  body: v.object({}),
  response: v.object({ cartModifications: v.optional(v.array(cartModificationSchema), []) }),
});

/** Returns the header by which the store refuses (412) a change of an outdated cart. Empty without a version. */
export const ifMatch = ({ version }: Pick<Cart, 'version'>): Record<string, string> =>
  version === undefined ? {} : { 'If-Match': `"${version}"` };

/*
 * The calls for a customer's earlier cart at sign-in (SES-11). To take over or merge the anonymous cart, `createCart` is
 * called with `oldCartId` and, for a merge, `toMergeCartGuid`, as in OCC.
 */

/** `PATCH …/save?saveCartName=&saveCartDescription=` saves a cart under a name. It is no longer the current one. */
export const saveCart = defineEndpoint('PATCH', '/users/{userId}/carts/{cartId}/save', {
  body: v.object({}),
  response: v.object({ savedCartData: v.object({ code: v.string() }) }),
  maxBytes: MANY_LINES_BYTES,
});

/** `DELETE …/carts/{cartId}` deletes a cart with its lines. */
export const deleteCart = defineEndpoint('DELETE', '/users/{userId}/carts/{cartId}');
