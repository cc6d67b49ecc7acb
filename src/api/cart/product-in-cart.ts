import type { Cart } from './cart.contract.ts';

/** Units of a product in a cart, over all its entries. */
export const unitsOf = ({ entries }: Pick<Cart, 'entries'>, code: string): number =>
  entries.reduce((sum, { product, quantity }) => sum + (product.code === code ? quantity : 0), 0);

/** The product's name; its code where the cart has none of it. */
export const nameIn = ({ entries }: Pick<Cart, 'entries'>, code: string): string =>
  entries.find(({ product }) => product.code === code)?.product.name ?? code;
