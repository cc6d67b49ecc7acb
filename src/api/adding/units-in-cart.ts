import { CART_KEY } from '../cart/read-cart.ts';
import { runtime } from '../../core/runtime.ts';

/**
 * Returns the units of a product in the cart as it was last read. A host may leave out the entry in its answer to a
 * change (API-06).
 */
export const unitsInCart = (code: string): number => {
  const view = runtime().registry.reading(CART_KEY).data;
  return view?.cart?.entries.find(({ product }) => product.code === code)?.quantity ?? 0;
};
