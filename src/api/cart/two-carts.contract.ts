import * as v from 'valibot';
import { defineEndpoint, MANY_LINES_BYTES } from '../../core/http/define-endpoint.ts';

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
