import * as v from 'valibot';
import { defineEndpoint, MANY_LINES_BYTES } from '../../core/http/define-endpoint.ts';
import { cartSchema } from '../cart/cart.contract.ts';
import { saveCart } from '../cart/cart-writes.contract.ts';
import { paging } from '../paging.contract.ts';

/* A customer's carts as a list, and their saved carts (CRT-07). */

export const listCarts = defineEndpoint('GET', '/users/{userId}/carts', {
  response: v.object({
    carts: v.array(cartSchema),
    // OCC's own list has carts and nothing else.
    pagination: v.optional(v.partial(paging.pagination)),
    sorts: v.optional(paging.sorts, []),
  }),
});

const savedCartAnswer = v.object({ savedCartData: cartSchema });
const noBody = v.object({});

/** The same call with the whole answer. Widgets need less of it. */
export const saveCartWhole = { ...saveCart, response: savedCartAnswer };

export const readSavedCart = defineEndpoint('GET', '/users/{userId}/carts/{cartId}/savedcart', {
  response: savedCartAnswer,
  maxBytes: MANY_LINES_BYTES,
});

/** Makes a saved cart the customer's current cart. The former current cart can then only be found by its code. */
export const restoreSavedCart = defineEndpoint('PATCH', '/users/{userId}/carts/{cartId}/restoresavedcart', {
  body: noBody,
  response: savedCartAnswer,
  maxBytes: MANY_LINES_BYTES,
});

/** Deletes a saved cart. Until the store really removes it, saving it by its code restores it. */
export const flagForDeletion = defineEndpoint('PATCH', '/users/{userId}/carts/{cartId}/flagForDeletion', {
  body: noBody,
  response: savedCartAnswer,
  maxBytes: MANY_LINES_BYTES,
});

/** Copies a saved cart with its lines. `name` and `description` are in the query. */
export const cloneSavedCart = defineEndpoint('POST', '/users/{userId}/carts/{cartId}/clonesavedcart', {
  body: noBody,
  response: savedCartAnswer,
  maxBytes: MANY_LINES_BYTES,
});
