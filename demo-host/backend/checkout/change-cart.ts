import { cartOf, checkVersion, etagOf } from '../cart/cart.ts';
import type { StoredCart, CartChoices } from '../cart/store.ts';
import { customerOf, viewOf } from '../core/commerce-call.ts';
import type { Call } from '../core/endpoint-handler.ts';
import type { View, Services } from '../core/services.ts';
import { refuseChangedLines } from '../quote/quote.ts';
import { withoutWhatFell } from './what-follows.ts';

/** The cart after a change, and the answer for the caller. If nothing changed, it is the same object. */
export type Changed<Answer> = { cart: StoredCart; answer: Answer };

type CartPath = { userId: string; cartId: string };
type CartCall = Omit<Call, 'path' | 'body'> & { path: CartPath };

/**
 * Changes a cart in one transaction: reads it, checks If-Match, does the work, drops choices that no longer apply, and
 * saves the result as the next version. The ETag is the new version.
 */
export const changeCart = <Answer>(
  call: CartCall,
  services: Services,
  work: (cart: StoredCart, view: View) => Changed<Answer>,
): Answer =>
  services.repository.transaction(() => {
    const before = cartOf(call, services);
    checkVersion(call, before);
    const view = viewOf(call, services);
    const { cart, answer } = work(before, view);
    refuseChangedLines(before, cart);
    const kept =
      cart === before
        ? before
        : { ...withoutWhatFell(cart, view), version: before.version + 1, modifiedAt: services.clock.now() };
    if (kept !== before) services.repository.saveCart(kept);
    call.reply.headers['ETag'] = etagOf(kept);
    return answer;
  });

/** Changes the choices of a checkout in the same way. Only a customer's cart has choices. There is no answer. */
export const changeChoices = (
  call: CartCall,
  services: Services,
  work: (choices: CartChoices, cart: StoredCart, view: View) => CartChoices,
): undefined => {
  customerOf(call, services);
  return changeCart(call, services, (cart, view) => ({
    cart: { ...cart, choices: work(cart.choices ?? {}, cart, view) },
    answer: undefined,
  }));
};
