import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';

/*
 * What becomes of a customer's earlier cart at sign-in (SES-11). Taking the anonymous one over, or merging it, is
 * `createCart` with `oldCartId` and, for a merge, `toMergeCartGuid`, as in OCC.
 */

/** `PATCH …/save?saveCartName=&saveCartDescription=`: puts a cart aside; it is the customer's current one no more. */
export const saveCart = defineEndpoint({
  method: 'PATCH',
  path: '/users/{userId}/carts/{cartId}/save',
  body: v.object({}),
  response: v.object({ savedCartData: v.object({ code: v.string() }) }),
});

/** `DELETE …/carts/{cartId}`: with its lines. */
export const deleteCart = defineEndpoint({
  method: 'DELETE',
  path: '/users/{userId}/carts/{cartId}',
  response: v.undefined(),
});
