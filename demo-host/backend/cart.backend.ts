import { getCart } from '../../src/api/cart/cart.contract.ts';
import { createCart } from '../../src/api/cart/cart-writes.contract.ts';
import { cartReply } from './cart-view.ts';
import { cartOf, checkVersion, etagOf, siteOf, userOf, viewOf, type Services } from './commerce-call.ts';
import { handle, type Route } from './endpoint-handler.ts';
import { deleteCart, listCarts } from './occ-only.contract.ts';
import { unauthorized } from './occ-error.ts';
import type { StoredCart } from './repository.ts';

/** Carts themselves: make, read, list, delete. */
export const cartRoutes = (services: Services): Route[] => [
  handle(createCart, (call) => {
    const { repository, clock, random } = services;
    const cart: StoredCart = {
      code: repository.nextCartCode(),
      guid: random(),
      userId: userOf(call, call.path.userId, services),
      site: siteOf(call).uid,
      version: 0,
      entries: [],
      modifiedAt: clock.now(),
    };
    repository.saveCart(cart);
    Object.assign(call.reply, { status: 201, headers: { ETag: etagOf(cart) } });
    return cartReply(cart, viewOf(call, services));
  }),

  handle(getCart, (call) => {
    const cart = cartOf(call, services);
    call.reply.headers['ETag'] = etagOf(cart);
    return cartReply(cart, viewOf(call, services));
  }),

  handle(listCarts, (call) => {
    const site = siteOf(call);
    const user = userOf(call, call.path.userId, services);
    // A list of anonymous carts would hand every visitor's cart to every other.
    if (user === 'anonymous') throw unauthorized();
    const view = viewOf(call, services);
    return { carts: services.repository.cartsOf(user, site.uid).map((cart) => cartReply(cart, view)) };
  }),

  handle(deleteCart, (call) => {
    const cart = cartOf(call, services);
    checkVersion(call, cart);
    services.repository.deleteCart(cart.guid);
    return undefined;
  }),
];
