import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { cartSchema } from '../cart/cart.contract.ts';
import { saveCart } from '../cart/two-carts.contract.ts';
import { paging } from '../paging.contract.ts';

/* A customer's carts as a list, and those put aside under a name (CRT-07). */

export const listCarts = defineEndpoint({
  method: 'GET',
  path: '/users/{userId}/carts',
  response: v.object({ carts: v.array(cartSchema), ...paging }),
});

const savedCartAnswer = v.object({ savedCartData: cartSchema });
const noBody = v.object({});

/** A widget needs less of the answer. */
export const saveCartWhole = { ...saveCart, response: savedCartAnswer };

export const readSavedCart = defineEndpoint({
  method: 'GET',
  path: '/users/{userId}/carts/{cartId}/savedcart',
  response: savedCartAnswer,
});

/** Makes a saved cart the customer's current one; what was the current one is found by its code alone then. */
export const restoreSavedCart = defineEndpoint({
  method: 'PATCH',
  path: '/users/{userId}/carts/{cartId}/restoresavedcart',
  body: noBody,
  response: savedCartAnswer,
});

/** The cart is no saved one any more. Until the store really removes it, saving it by its code brings it back. */
export const flagForDeletion = defineEndpoint({
  method: 'PATCH',
  path: '/users/{userId}/carts/{cartId}/flagForDeletion',
  body: noBody,
  response: savedCartAnswer,
});

/** Another saved cart with the same lines; `name` and `description` in the query. */
export const cloneSavedCart = defineEndpoint({
  method: 'POST',
  path: '/users/{userId}/carts/{cartId}/clonesavedcart',
  body: noBody,
  response: savedCartAnswer,
});
