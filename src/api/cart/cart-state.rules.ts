import type { Cart } from './cart.contract.ts';

/** Tells one state of a cart from every other: by its version, and where the host has none (plain OCC) by what is in it. */
export const cartState = ({ guid, version, entries, totalPrice }: Cart): string =>
  `${guid} ${version ?? JSON.stringify([entries.map(({ product, quantity }) => [product.code, quantity]), totalPrice?.value])}`;
