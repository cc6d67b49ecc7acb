import { runtime } from '../../core/runtime.ts';
import { callService } from '../../core/http/call-service.ts';
import { cartAddress, type CartAddress } from './cart-address.ts';
import { isCartGone } from './cart-failure.ts';
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
    const cart = await makeCart({ userId: 'anonymous', whose: '' });
    storage.write('cartGuid', cart.guid, row.baseSite);
    return { userId: 'anonymous', cartId: cart.guid, whose: '' };
  });
};

/** Makes a customer's current cart, unless another tab or device has made one meanwhile. */
export const ensureCustomerCart = (address: CartAddress): Promise<void> =>
  alone(async () => {
    try {
      await fetchCart(address);
    } catch (error) {
      if (!isCartGone(error)) throw error;
      await makeCart(address);
    }
  });

/** Nothing is asked of it but how to find it: a cart whose answer can't be read is made in vain. */
const makeCart = (path: Omit<CartAddress, 'cartId'>): Promise<{ guid: string }> =>
  callService(createCart, { path, query: { fields: 'code,guid' }, body: {} });

/** One tab after the other. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { row, tabs } = runtime();
  return tabs.withLock(`cart-${row.baseSite}`, work);
};
