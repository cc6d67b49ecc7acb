import type { ModificationStatus } from '../../../src/api/cart/cart-writes.contract.ts';
import type { Site } from '../core/sites.ts';
import { notPurchasableReason } from '../product/product.ts';
import type { StoredProduct } from '../product/store.ts';
import type { StoredEntry } from './store.ts';

/** The most units of one product that a cart can hold. */
const MOST_UNITS = 99_999;

/** The result of a requested quantity. `quantity` is the line's afterwards; 0 means that there is no line. */
export type Outcome = { status: ModificationStatus; quantity: number };

/**
 * Returns the quantity that a line may have if `wanted` units are requested and it holds `held` now. Minimum and
 * maximum apply to the whole line; stock limits it (CRT-05, QO-04). If the request can't be met, the line stays as it
 * is.
 */
export const allowedQuantity = (
  product: StoredProduct,
  site: Site,
  held: number,
  wanted: number,
): Outcome => {
  const reason = notPurchasableReason(product, site);
  if (reason === 'OUT_OF_STOCK') return { status: 'noStock', quantity: held };
  if (reason) return { status: 'notPurchasable', quantity: held };
  const min = product.minOrderQuantity ?? 1;
  const max = Math.min(product.maxOrderQuantity ?? MOST_UNITS, MOST_UNITS);
  const stock = product.stock ?? MOST_UNITS;
  if (wanted < min) return { status: 'minOrderQuantityNotMet', quantity: held };
  const possible = Math.min(wanted, max, stock);
  if (possible < min) return { status: 'noStock', quantity: held };
  if (possible === wanted) return { status: 'success', quantity: possible };
  if (possible === max) return { status: 'maxOrderQuantityExceeded', quantity: possible };
  return { status: possible === held ? 'noStock' : 'lowStock', quantity: possible };
};

/** Returns what a line must become after the catalogue or the stock has changed; undefined if it may stay. */
export const validatedQuantity = (product: StoredProduct, site: Site, held: number): Outcome | undefined => {
  const reason = notPurchasableReason(product, site);
  if (reason === 'OUT_OF_STOCK') return { status: 'noStock', quantity: 0 };
  if (reason) return { status: 'unavailable', quantity: 0 };
  const { status, quantity } = allowedQuantity(product, site, 0, held);
  return status === 'success' || status === 'minOrderQuantityNotMet' ? undefined : { status, quantity };
};

/** Returns the entries with this product's line at `quantity`: changed, added at the end, or removed at 0. */
export const withQuantity = (
  entries: readonly StoredEntry[],
  productCode: string,
  quantity: number,
): readonly StoredEntry[] => {
  if (quantity === 0) return entries.filter((entry) => entry.productCode !== productCode);
  if (entries.some((entry) => entry.productCode === productCode))
    return entries.map((entry) => (entry.productCode === productCode ? { ...entry, quantity } : entry));
  return [...entries, { productCode, quantity }];
};

export const heldQuantity = (entries: readonly StoredEntry[], productCode: string): number =>
  entries.find((entry) => entry.productCode === productCode)?.quantity ?? 0;
