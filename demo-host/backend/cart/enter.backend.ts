import { enterCheckout, previewCheckout } from '../../../src/api/checkout/checkout-cart.contract.ts';
import { cartReply } from '../checkout/cart-reply.ts';
import { withDefaults, type Defaults } from '../checkout/defaults.ts';
import { withoutWhatFell } from '../checkout/what-follows.ts';
import { customerOf, viewOf } from '../core/commerce-call.ts';
import { handle, type Call, type Route } from '../core/endpoint-handler.ts';
import type { Services } from '../core/services.ts';
import { cartOf, checkVersion, etagOf } from './cart.ts';
import { validated, type Modification } from './modifications.ts';
import type { StoredCart } from './store.ts';

type EnterCall = Omit<Call, 'path' | 'body'> & { path: { userId: string; cartId: string } };
type Entered = Defaults & { cartModifications: Modification[] };

/** The store's own endpoints for the entry of a checkout. They answer the whole cart, whatever `fields` says. Source: CHK-21. */
export const enterRoutes = (services: Services): Route[] => {
  /** Returns a customer's cart with what is chosen by itself. It is the same object if nothing changes. */
  const entered = (call: EnterCall, stored: StoredCart, { adapts }: { adapts: boolean }): Entered => {
    // While an order of it is under way, a cart stays as it was sent.
    if (stored.placing) return { cart: stored, cartModifications: [], chosen: [], notChosen: [] };
    const view = viewOf(call, services);
    const { cart: adapted, answer: cartModifications } = validated(stored, view);
    const { cart, ...more } = withDefaults(adapts ? adapted : stored, view);
    return { cart: cart === stored ? stored : withoutWhatFell(cart, view), cartModifications, ...more };
  };
  const customersCart = (call: EnterCall): StoredCart => {
    customerOf(call, services);
    return cartOf(call, services);
  };
  const answer = (call: EnterCall, { cart, ...more }: Entered) => {
    call.reply.headers['ETag'] = etagOf(cart);
    return { ...cartReply(cart, viewOf(call, services)), ...more };
  };
  return [
    handle(enterCheckout, (call) =>
      services.repository.transaction(() => {
        const stored = customersCart(call);
        const { cart, ...more } = entered(call, stored, { adapts: true });
        if (cart === stored) return answer(call, { cart, ...more });
        checkVersion(call, stored);
        const kept = { ...cart, version: stored.version + 1, modifiedAt: services.clock.now() };
        services.repository.saveCart(kept);
        return answer(call, { cart: kept, ...more });
      }),
    ),

    handle(previewCheckout, (call) => answer(call, entered(call, customersCart(call), { adapts: false }))),
  ];
};
