import { customerSegment, whose } from '../../core/registry/one-visitor.ts';
import { runtime } from '../../core/runtime.ts';

/** The id of no sign-in. Calls with it are refused, because the page's visitor is not the browser's any more. */
const GONE = '-';

/**
 * The address of the visitor's cart: an anonymous cart by its guid, a customer's by `current` (api.md, section 1). With
 * sign-in by cookie the customer's id is used, so that a cookie of another person is refused. `whose` is the sign-in that
 * calls are bound to (SES-13).
 */
export type CartAddress = { userId: string; cartId: string; whose: string };

/** Returns the address of the visitor's cart. Undefined while an anonymous visitor has none. */
export const cartAddress = (): CartAddress | undefined => {
  const { registry, storage, row } = runtime();
  const { session } = registry.getSnapshot();
  const by = whose() ?? GONE;
  if (session.status === 'signed-in')
    return {
      userId: customerSegment(),
      cartId: 'current',
      whose: by,
    };
  const guid = storage.read('cartGuid', row.baseSite);
  return guid === undefined ? undefined : { userId: 'anonymous', cartId: guid, whose: by };
};

/** Returns whether the cart is a signed-in customer's, which the server knows by their token. */
export const isCustomers = (address: CartAddress | undefined): boolean =>
  address !== undefined && address.userId !== 'anonymous';

/** Forgets an anonymous cart that the server no longer has, unless another tab already has a new one. */
export const forgetCart = (address: Pick<CartAddress, 'cartId'>): void => {
  const { storage, row } = runtime();
  if (storage.read('cartGuid', row.baseSite) === address.cartId) storage.remove('cartGuid', row.baseSite);
};
