import type { Cart } from './cart.contract.ts';

/** Returns whether the cart has a version. Carts of a plain OCC host have none. */
export const hasVersion = ({ version }: Cart): boolean => version !== undefined;

/**
 * Returns the header that makes the store refuse a change (412) if the cart has changed since. Empty if the cart has no
 * version.
 */
export const ifMatch = ({ version }: Pick<Cart, 'version'>): Record<string, string> =>
  version === undefined ? {} : { 'If-Match': `"${version}"` };
