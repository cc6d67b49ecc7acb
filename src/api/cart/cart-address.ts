import { runtime } from '../../core/runtime.ts';
import { callCommerce } from '../client.ts';
import { createCart } from './cart.contract.ts';

/** How the visitor's cart is addressed: an anonymous one by its guid, a customer's as `current` (api.md, section 1). */
export type CartAddress = { userId: string; cartId: string };

/** The visitor's cart, or undefined while an anonymous visitor has none yet. */
export const cartAddress = (): CartAddress | undefined => {
  const { accessToken, storage, row } = runtime();
  if (accessToken() !== undefined) return { userId: 'current', cartId: 'current' };
  const guid = storage.read('cartGuid', row.baseSite);
  return guid === undefined ? undefined : { userId: 'anonymous', cartId: guid };
};

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

/** Forgets an anonymous cart that the server no longer has, unless another tab already has a new one. */
export const forgetCart = (address: CartAddress): void => {
  const { storage, row } = runtime();
  if (storage.read('cartGuid', row.baseSite) === address.cartId) storage.remove('cartGuid', row.baseSite);
};
