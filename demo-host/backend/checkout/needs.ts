import type { StoredCart } from '../cart/store.ts';
import { toMinor } from '../core/money.ts';
import type { View } from '../core/services.ts';
import type { Currency, Site } from '../core/sites.ts';
import type { StoredProduct } from '../product/store.ts';

/** The minimum in major units. Currencies that are not listed have none. Source: CRT-06. */
const AIMSWEB_MINIMUM: Partial<Record<Currency, number>> = {
  USD: 300,
  CAD: 300,
  GBP: 300,
  AUD: 300,
  NZD: 300,
};

/** Returns the minimum in minor units. */
export const aimswebMinimumOf = ({ currency }: Site): number | undefined => {
  const minimum = AIMSWEB_MINIMUM[currency];
  return minimum === undefined ? undefined : toMinor(minimum, currency);
};

export const productsOf = (cart: StoredCart, { repository }: Pick<View, 'repository'>): StoredProduct[] =>
  cart.entries.flatMap(({ productCode }) => repository.product(productCode) ?? []);

/** Returns whether the product is shipped. Only printed products are. */
const isShipped = ({ format }: StoredProduct): boolean => format === 'PRINT';

/** Returns what a cart's products require of its checkout. */
export const needsOf = (products: readonly StoredProduct[]) => ({
  shipping: products.some(isShipped),
  qualifiedUser: products.some(({ level }) => level !== undefined),
  qGlobal: products.some(({ format }) => format === 'QGLOBAL'),
  aimsweb: products.some(({ format }) => format === 'AIMSWEB'),
});
