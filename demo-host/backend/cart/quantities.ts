import type { ModificationStatus } from '../../../src/api/cart/cart-writes.contract.ts';
import type { Site } from '../core/sites.ts';
import { notPurchasableReason } from '../product/product.ts';
import type { StoredProduct } from '../product/store.ts';
import type { StoredEntry } from './store.ts';

/** Units of one product that a cart can hold at all. */
const MOST_UNITS = 99_999;

/** What one wish for a quantity comes to. `quantity` is the line's afterwards; 0 means no line. */
export type Outcome = { status: ModificationStatus; quantity: number };

/**
 * The quantity that a line may have when `wanted` units are asked for and it holds `held` now. Minimum and maximum
 * count the whole line; stock reduces (CRT-05, QO-04). What can't be had leaves the line as it is.
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

/** What a line must become when the catalogue or the stock moved on under it; undefined when it may stay. */
export const validatedQuantity = (product: StoredProduct, site: Site, held: number): Outcome | undefined => {
  const reason = notPurchasableReason(product, site);
  if (reason === 'OUT_OF_STOCK') return { status: 'noStock', quantity: 0 };
  if (reason) return { status: 'unavailable', quantity: 0 };
  const { status, quantity } = allowedQuantity(product, site, 0, held);
  return status === 'success' || status === 'minOrderQuantityNotMet' ? undefined : { status, quantity };
};

/** The entries with this product's line at `quantity`: changed, added at the end, or taken out at 0. */
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
