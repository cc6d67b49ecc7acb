import { cartOf, checkVersion, etagOf } from '../cart/cart.ts';
import type { StoredCart, CartChoices } from '../cart/store.ts';
import { customerOf, viewOf } from '../core/commerce-call.ts';
import type { Call } from '../core/endpoint-handler.ts';
import type { View, Services } from '../core/services.ts';
import { refuseChangedLines } from '../quote/quote.ts';
import { withoutWhatFell } from './what-follows.ts';

/** A cart after the work, and what the caller is told. The very same cart when nothing changed. */
export type Changed<Answer> = { cart: StoredCart; answer: Answer };

type CartPath = { userId: string; cartId: string };
type CartCall = Omit<Call, 'path' | 'body'> & { path: CartPath };

/**
 * Reads the cart, checks If-Match, does the work and keeps its result under the next version without what fell with it, all
 * in one go. The ETag is the new version.
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

/** The same for what a checkout chooses; a customer's cart alone has choices. Answers nothing. */
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
