import { whose } from '../../core/registry/one-visitor.ts';
import { runtime } from '../../core/runtime.ts';

/** No sign-in's id: calls for whom the page is not any more are not made. */
const GONE = '-';

/**
 * How the visitor's cart is addressed: an anonymous one by its guid, a customer's as `current` (api.md, section 1); by cookie
 * with the customer's id, so that a cookie which is another's by now is refused. `whose`: the sign-in it is addressed in, which
 * calls are held to (SES-13).
 */
export type CartAddress = { userId: string; cartId: string; whose: string };

/** The visitor's cart, or undefined while an anonymous visitor has none yet. */
export const cartAddress = (): CartAddress | undefined => {
  const { registry, storage, row } = runtime();
  const { session } = registry.getSnapshot();
  const by = whose() ?? GONE;
  if (session.status === 'signed-in')
    return {
      userId: (registry.session?.byCookie?.() && session.id) || 'current',
      cartId: 'current',
      whose: by,
    };
  const guid = storage.read('cartGuid', row.baseSite);
  return guid === undefined ? undefined : { userId: 'anonymous', cartId: guid, whose: by };
};

/** Whether it is a signed-in customer's cart, which the server knows by their token. */
export const isCustomers = (address: CartAddress | undefined): boolean =>
  address !== undefined && address.userId !== 'anonymous';

/** Forgets an anonymous cart that the server no longer has, unless another tab already has a new one. */
export const forgetCart = (address: Pick<CartAddress, 'cartId'>): void => {
  const { storage, row } = runtime();
  if (storage.read('cartGuid', row.baseSite) === address.cartId) storage.remove('cartGuid', row.baseSite);
};
