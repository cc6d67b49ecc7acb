import { getCart } from '../../src/api/cart/cart.contract.ts';
import { createCart } from '../../src/api/cart/cart-writes.contract.ts';
import { deleteCart, saveCart } from '../../src/api/cart/two-carts.contract.ts';
import { addUnits } from './cart-modifications.ts';
import { cartReply } from './cart-view.ts';
import {
  cartOf,
  checkVersion,
  customerOf,
  etagOf,
  siteOf,
  userOf,
  viewOf,
  type Services,
} from './commerce-call.ts';
import { handle, type Call, type Route } from './endpoint-handler.ts';
import { listCarts } from './occ-only.contract.ts';
import { cannotRestore, invalid, validationError } from './occ-error.ts';
import type { StoredCart } from './repository.ts';

/** Carts themselves: make, merge, read, list, save, delete. */
export const cartRoutes = (services: Services): Route[] => [
  handle(createCart, (call) => {
    const oldCartId = call.query.get('oldCartId');
    const cart = oldCartId === null ? newCart(call, services) : takenOver(call, services, oldCartId);
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
    // A list of anonymous carts would hand every visitor's cart to every other.
    const user = customerOf(call, services);
    const view = viewOf(call, services);
    const onlySaved = call.query.get('savedCartsOnly') === 'true';
    const carts = services.repository.cartsOf(user, site.uid).filter(({ saved }) => saved || !onlySaved);
    return {
      carts: carts.map((cart) => ({
        ...cartReply(cart, view),
        ...(cart.saved && {
          name: cart.saved.name,
          description: cart.saved.description,
          saveTime: new Date(cart.saved.at).toISOString(),
        }),
      })),
    };
  }),

  handle(saveCart, (call) => {
    customerOf(call, services);
    const cart = cartOf(call, services);
    checkVersion(call, cart);
    const name = call.query.get('saveCartName') ?? cart.code;
    const description = call.query.get('saveCartDescription') ?? '';
    if (!/^[\p{L}\p{N}]{1,50}$/u.test(name))
      throw validationError([invalid('saveCartName', 'Cart name can only be alpha numeric')]);
    if (description.length > 250)
      throw validationError([invalid('saveCartDescription', 'The description is too long.')]);
    services.repository.saveCart({ ...cart, saved: { name, description, at: services.clock.now() } });
    return { savedCartData: { code: cart.code } };
  }),

  handle(deleteCart, (call) => {
    const cart = cartOf(call, services);
    checkVersion(call, cart);
    services.repository.deleteCart(cart.guid);
    return undefined;
  }),
];

type CreateCall = Omit<Call, 'path'> & { path: { userId: string } };

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
 * The anonymous cart's lines in the customer's: in the named one, else in the current one, else in a new one. Quantities
 * add, as far as each can be had. The anonymous cart is no more then.
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
    const own = repository.cartsOf(user, site);
    const into = named === null ? own.find(({ saved }) => !saved) : own.find(({ guid }) => guid === named);
    if (named !== null && !into) throw cannotRestore(named, "Cart is not current user's cart");
    const view = viewOf(call, services);
    const target = into ?? newCart(call, services);
    const filled = old.entries.reduce((cart, { productCode, quantity }) => {
      const product = repository.product(productCode);
      return product ? addUnits(cart, product, quantity, view).cart : cart;
    }, target);
    const kept = { ...filled, version: target.version + 1, modifiedAt: clock.now() };
    repository.saveCart(kept);
    repository.deleteCart(old.guid);
    return kept;
  });
};
