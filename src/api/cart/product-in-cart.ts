import { runtime } from '../../core/runtime.ts';
import { unitsOf, type Cart } from './cart.contract.ts';
import { CART_KEY } from './read-cart.ts';

/** Returns the units of a product in a cart, over all its entries. */
export const unitsOfProduct = ({ entries }: Pick<Cart, 'entries'>, code: string): number =>
  unitsOf(entries.filter(({ product }) => product.code === code));

/** Returns the units of a product in the cart as it was last read, for answers without an entry (API-06). */
export const unitsInCart = (code: string): number => {
  const entries = runtime().registry.reading(CART_KEY).data?.cart?.entries;
  return entries?.find(({ product }) => product.code === code)?.quantity ?? 0;
};
