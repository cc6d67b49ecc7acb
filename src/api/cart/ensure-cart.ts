import { runtime } from '../../core/runtime.ts';
import { callCommerce } from '../client.ts';
import { cartAddress, type CartAddress } from './cart-address.ts';
import { createCart } from './cart-writes.contract.ts';

/**
 * The visitor's cart, made when there is none. Held by a lock and read again inside it, so that any number of tabs
 * makes one cart (SES-11).
 */
export const ensureCartAddress = async (): Promise<CartAddress> => {
  const existing = cartAddress();
  if (existing) return existing;
  const { storage, row, tabs } = runtime();
  return tabs.withLock(`cart-${row.baseSite}`, async () => {
    const made = cartAddress();
    if (made) return made;
    const cart = await callCommerce(createCart, {
      path: { userId: 'anonymous' },
      query: { fields: 'DEFAULT' },
      body: {},
    });
    storage.write('cartGuid', cart.guid, row.baseSite);
    return { userId: 'anonymous', cartId: cart.guid };
  });
};
