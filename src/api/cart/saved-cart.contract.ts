import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { paging } from '../paging.contract.ts';
import { cartSchema } from './cart.contract.ts';
import { saveCart } from './two-carts.contract.ts';

/* A customer's carts as a list, and those put aside under a name. */

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

export const restoreSavedCart = defineEndpoint({
  method: 'PATCH',
  path: '/users/{userId}/carts/{cartId}/restoresavedcart',
  body: noBody,
  response: savedCartAnswer,
});

export const flagForDeletion = defineEndpoint({
  method: 'PATCH',
  path: '/users/{userId}/carts/{cartId}/flagForDeletion',
  body: noBody,
  response: savedCartAnswer,
});

export const cloneSavedCart = defineEndpoint({
  method: 'POST',
  path: '/users/{userId}/carts/{cartId}/clonesavedcart',
  body: noBody,
  response: savedCartAnswer,
});
