import { CART_KEY } from '../../../api/cart/read-cart.ts';
import { runtime } from '../../../core/runtime.ts';

/** Units of a product in the cart as it was read last: a host may leave the line out of what it says of a change (API-06). */
export const unitsInCart = (code: string): number => {
  const view = runtime().registry.reading(CART_KEY).data;
  return view?.cart?.entries.find(({ product }) => product.code === code)?.quantity ?? 0;
};
