import type { Customer } from '../../api/customer.ts';
import { queryClient } from '../../api/query.ts';
import { savedCartQuery } from '../../api/saved-cart/saved-cart.queries.ts';
import type { SavedCart } from '../../api/saved-cart/saved-cart-of.rules.ts';
import { ServiceError } from '../../core/errors.ts';

/** Returns the cart with its lines, which a list of carts does not include. Rejects with 404 if the cart is gone. */
export const readForSharing = async (of: Customer | undefined, cart: SavedCart): Promise<SavedCart> => {
  if (cart.entries.length > 0 || cart.lines === 0) return cart;
  const read = await queryClient().fetchQuery(savedCartQuery(of, cart.code));
  if (!read) throw new ServiceError('No saved cart any more.', { kind: 'status', status: 404 });
  return read;
};
