import type { Cart } from './cart.contract.ts';
import { CART_KEY } from './read-cart.ts';
import { runtime } from '../../core/runtime.ts';

/** Returns the units of a product in a cart, over all its entries. */
export const unitsOf = ({ entries }: Pick<Cart, 'entries'>, code: string): number =>
  entries.reduce((sum, { product, quantity }) => sum + (product.code === code ? quantity : 0), 0);

/**
 * Returns the units of a product in the cart as it was last read. A host may leave out the entry in its answer to a
 * change (API-06).
 */
export const unitsInCart = (code: string): number => {
  const view = runtime().registry.reading(CART_KEY).data;
  return view?.cart?.entries.find(({ product }) => product.code === code)?.quantity ?? 0;
};
