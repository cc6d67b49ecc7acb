import type { Cart } from './cart.contract.ts';

/** Returns the units of a product in a cart, over all its entries. */
export const unitsOf = ({ entries }: Pick<Cart, 'entries'>, code: string): number =>
  entries.reduce((sum, { product, quantity }) => sum + (product.code === code ? quantity : 0), 0);
