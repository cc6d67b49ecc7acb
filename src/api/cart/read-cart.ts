import { runtime } from '../../core/runtime.ts';
import { callCommerce } from '../client.ts';
import { CART_FIELDS } from '../commerce-request.ts';
import { retryRead } from '../retry-read.ts';
import { cartAddress, forgetCart, type CartAddress } from './cart-address.ts';
import { isCartGone } from './cart-failure.ts';
import { getCart, type Cart } from './cart.contract.ts';

/** `cart` is null when the visitor has none; `expired` when the server had forgotten the one the visitor had. */
export type CartView = { cart: Cart | null; expired: boolean };

export const CART_KEY = 'cart';

/** Reads the visitor's cart once for all bundles on the page, and keeps its count for the next page's first paint. */
export const readCart = (): Promise<CartView> =>
  runtime().registry.request(CART_KEY, () => retryRead(loadCart));

const loadCart = async (): Promise<CartView> => {
  const address = cartAddress();
  if (address === undefined) return { cart: null, expired: false };
  try {
    const cart = await fetchCart(address);
    keepCount(cart);
    return { cart, expired: false };
  } catch (error) {
    if (!isCartGone(error)) throw error;
    forgetCart(address);
    keepCount(null);
    return { cart: null, expired: address.userId === 'anonymous' };
  }
};

/** One try; throws `ServiceError`. */
export const fetchCart = (address: CartAddress): Promise<Cart> =>
  callCommerce(getCart, { path: address, query: { fields: CART_FIELDS } });

const keepCount = (cart: Cart | null): void => {
  const { storage, row } = runtime();
  if (cart === null) storage.remove('cartCount', row.baseSite);
  else storage.write('cartCount', { units: cart.totalUnitCount, lines: cart.totalItems }, row.baseSite);
};
