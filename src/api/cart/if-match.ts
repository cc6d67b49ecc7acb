import type { Cart } from './cart.contract.ts';

/** A plain OCC host gives its carts no version. */
export const hasVersion = ({ version }: Cart): boolean => version !== undefined;

/** The header by which a change is refused (412) when the cart is not as it was seen; none where it has no version. */
export const ifMatch = ({ version }: Pick<Cart, 'version'>): Record<string, string> =>
  version === undefined ? {} : { 'If-Match': `"${version}"` };
