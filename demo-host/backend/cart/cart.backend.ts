import { createCart, deleteCart } from '../../../src/api/cart/cart-writes.contract.ts';
import { getCheckoutCart } from '../../../src/api/checkout/checkout-cart.contract.ts';
import { listCarts } from '../../../src/api/saved-cart/saved-cart.contract.ts';
import { cartReply } from '../checkout/cart-reply.ts';
import { withoutWhatFell } from '../checkout/what-follows.ts';
import { customerOf, siteOf, userOf, viewOf } from '../core/commerce-call.ts';
import { handle, type Call, type Route } from '../core/endpoint-handler.ts';
import { cannotRestore } from '../core/occ-error.ts';
import { pageOf, type Sort } from '../core/pages-of.ts';
import type { Services } from '../core/services.ts';
import { cartOf, checkVersion, customersCarts, etagOf, isCurrent, refuseLocked } from './cart.ts';
import { addUnits } from './modifications.ts';
import type { StoredCart } from './store.ts';

const SORTS: [Sort<StoredCart>, ...Sort<StoredCart>[]] = [
  { code: 'byDateModified', name: 'Date modified', order: (a, b) => b.modifiedAt - a.modifiedAt },
  { code: 'byDateSaved', name: 'Date saved', order: (a, b) => (b.saved?.at ?? 0) - (a.saved?.at ?? 0) },
  {
    code: 'byName',
    name: 'Name',
    order: (a, b) => (a.saved?.name ?? '').localeCompare(b.saved?.name ?? ''),
  },
  { code: 'byCode', name: 'Code', order: (a, b) => a.code.localeCompare(b.code) },
];

/** Endpoints to create, merge, read, list and delete carts. */
export const cartRoutes = (services: Services): Route[] => [
  handle(
    createCart,
    (call) => {
      const cart = madeCart(call, services);
      call.reply.status = 201;
      call.reply.headers['ETag'] = etagOf(cart);
      return cartReply(cart, viewOf(call, services));
    },
    { kind: 'cart' },
  ),

  handle(
    getCheckoutCart,
    (call) => {
      const cart = cartOf(call, services);
      call.reply.headers['ETag'] = etagOf(cart);
      return cartReply(cart, viewOf(call, services));
    },
    { kind: 'cart' },
  ),

  handle(
    listCarts,
    (call) => {
      const site = siteOf(call);
      // Anonymous carts are not listed: the list would show every visitor's cart to all others.
      const user = customerOf(call, services);
      const view = viewOf(call, services);
      const onlySaved = call.query.get('savedCartsOnly') === 'true';
      const carts = customersCarts(services, user, site.uid).filter(({ saved }) => saved || !onlySaved);
      const { page, ...paging } = pageOf(carts, SORTS, call);
      return { carts: page.map((cart) => cartReply(cart, view)), ...paging };
    },
    { kind: 'cartList' },
  ),

  handle(deleteCart, (call) => {
    const cart = cartOf(call, services);
    checkVersion(call, cart);
    services.repository.deleteCart(cart.guid);
    return undefined;
  }),
];

type CreateCall = Omit<Call, 'path'> & { path: { userId: string } };

/**
 * Creates a cart. With `oldCartId`, merges that cart into the customer's. With `toMergeCartGuid` only, returns that
 * cart.
 */
const madeCart = (call: CreateCall, services: Services): StoredCart => {
  const old = call.query.get('oldCartId');
  if (old !== null) return takenOver(call, services, old);
  const restored = call.query.get('toMergeCartGuid');
  return restored === null ? newCart(call, services) : restoredCart(call, services, restored);
};

const restoredCart = (call: CreateCall, services: Services, guid: string): StoredCart => {
  const { repository, clock } = services;
  const user = userOf(call, call.path.userId, services);
  const own = user === 'anonymous' ? [] : customersCarts(services, user, siteOf(call).uid);
  const cart = own.find((each) => each.guid === guid);
  if (!cart) throw cannotRestore(guid, "Cart is not current user's cart");
  const { saved: _saved, ...current } = cart;
  const kept = { ...current, modifiedAt: clock.now() };
  repository.saveCart(kept);
  return kept;
};

const newCart = (call: CreateCall, services: Services): StoredCart => {
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
  return cart;
};

/**
 * Returns the cart with the promotion codes of both carts. A code applied before signing in stays applied. Source:
 * CRT-04.
 */
const withCodesOf = (old: StoredCart, cart: StoredCart): StoredCart => {
  const codes = old.choices?.vouchers ?? [];
  if (codes.length === 0) return cart;
  const vouchers = [...new Set([...(cart.choices?.vouchers ?? []), ...codes])];
  return { ...cart, choices: { ...cart.choices, vouchers } };
};

/**
 * Merges the lines of an anonymous cart into the customer's: the named cart, or else the current one, or else a new
 * one. Quantities are added, as far as available; promotion codes are kept. The anonymous cart is deleted.
 */
const takenOver = (call: CreateCall, services: Services, oldCartId: string): StoredCart => {
  const { repository, clock } = services;
  const user = userOf(call, call.path.userId, services);
  const site = siteOf(call).uid;
  if (user === 'anonymous') throw cannotRestore(oldCartId, 'Anonymous user is not allowed to copy cart!');
  return repository.transaction(() => {
    const old = repository.cart(oldCartId);
    if (old?.userId !== 'anonymous' || old.site !== site)
      throw cannotRestore(oldCartId, 'Cart is not anonymous');
    const named = call.query.get('toMergeCartGuid');
    const own = customersCarts(services, user, site);
    const into =
      named === null ? own.find(isCurrent) : own.find(({ guid, quote }) => guid === named && !quote);
    if (named !== null && !into) throw cannotRestore(named, "Cart is not current user's cart");
    const view = viewOf(call, services);
    const target = into ?? newCart(call, services);
    refuseLocked(target);
    const filled = old.entries.reduce((cart, { productCode, quantity }) => {
      const product = repository.product(productCode);
      return product ? addUnits(cart, product, quantity, view).cart : cart;
    }, target);
    const next = withoutWhatFell(withCodesOf(old, filled), view);
    const kept = { ...next, version: target.version + 1, modifiedAt: clock.now() };
    repository.saveCart(kept);
    repository.deleteCart(old.guid);
    return kept;
  });
};
