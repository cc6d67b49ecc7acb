import type { Cart } from './cart.contract.ts';

/** Returns a text that identifies a state of a cart: its version, or on a plain OCC host its contents. */
export const cartState = ({ guid, version, entries, totalPrice }: Cart): string =>
  `${guid} ${version ?? JSON.stringify([entries.map(({ product, quantity }) => [product.code, quantity]), totalPrice?.value])}`;
