import { runtime } from '../../core/runtime.ts';

/** How the visitor's cart is addressed: an anonymous one by its guid, a customer's as `current` (api.md, section 1). */
export type CartAddress = { userId: string; cartId: string };

/** The visitor's cart, or undefined while an anonymous visitor has none yet. */
export const cartAddress = (): CartAddress | undefined => {
  const { registry, storage, row } = runtime();
  if (registry.getSnapshot().session.status === 'signed-in') return { userId: 'current', cartId: 'current' };
  const guid = storage.read('cartGuid', row.baseSite);
  return guid === undefined ? undefined : { userId: 'anonymous', cartId: guid };
};

/** Whether it is a signed-in customer's cart, which the server knows by their token. */
export const isCustomers = (address: CartAddress | undefined): boolean => address?.userId === 'current';

/** Forgets an anonymous cart that the server no longer has, unless another tab already has a new one. */
export const forgetCart = (address: CartAddress): void => {
  const { storage, row } = runtime();
  if (storage.read('cartGuid', row.baseSite) === address.cartId) storage.remove('cartGuid', row.baseSite);
};
