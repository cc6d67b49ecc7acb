import { runtime } from '../../core/runtime.ts';
import { callCommerce } from '../client.ts';
import { cartAddress, type CartAddress } from './cart-address.ts';
import { isCartGone } from './cart-failure.ts';
import type { Cart } from './cart.contract.ts';
import { createCart } from './cart-writes.contract.ts';
import { fetchCart } from './read-cart.ts';

/**
 * The visitor's cart, made when there is none. Held by a lock and read again inside it, so that any number of tabs
 * makes one cart (SES-11).
 */
export const ensureCartAddress = async (): Promise<CartAddress> => {
  const existing = cartAddress();
  if (existing) return existing;
  const { storage, row } = runtime();
  return alone(async () => {
    const made = cartAddress();
    if (made) return made;
    const cart = await makeCart('anonymous');
    storage.write('cartGuid', cart.guid, row.baseSite);
    return { userId: 'anonymous', cartId: cart.guid };
  });
};

/** Makes a customer's current cart, unless another tab or device has made one meanwhile. */
export const ensureCustomerCart = (address: CartAddress): Promise<void> =>
  alone(async () => {
    try {
      await fetchCart(address);
    } catch (error) {
      if (!isCartGone(error)) throw error;
      await makeCart(address.userId);
    }
  });

const makeCart = (userId: string): Promise<Cart> =>
  callCommerce(createCart, { path: { userId }, query: { fields: 'DEFAULT' }, body: {} });

/** One tab after the other. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { row, tabs } = runtime();
  return tabs.withLock(`cart-${row.baseSite}`, work);
};
