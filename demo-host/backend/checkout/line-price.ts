import type { LinePrice } from '../cart/store.ts';
import { share } from '../core/money.ts';
import type { Site } from '../core/sites.ts';
import type { StoredProduct } from '../product/store.ts';

/** The units of one product at which the volume discount begins, and its percentage of the line. */
const VOLUME_UNITS = 10;
const VOLUME_PERCENT = 5;

/**
 * The percentage of value added tax, by country; printed books have a rate of their own. Prices in these countries
 * include it. Elsewhere prices are without tax.
 */
const VAT_PERCENT: Readonly<Record<string, { books: number; other: number }>> = {
  GB: { books: 0, other: 20 },
  NL: { books: 9, other: 21 },
  ES: { books: 4, other: 21 },
};

/** Returns whether the site's prices include tax (OCC's `net: false`). */
export const pricesIncludeTax = (site: Site): boolean => site.country in VAT_PERCENT;

/**
 * Returns the price of a line. Order of rounding: units times price, exact; then the volume discount of 5 % from 10
 * units, rounded half up; then the included tax, rounded half up. The sums of a cart add these rounded lines, so that a
 * shopper who adds them up by hand gets the same. A product that is not discountable has no discount.
 * @param percent the percentage of a promotion that applies; the larger of it and the volume discount is used.
 */
export const linePrice = (product: StoredProduct, quantity: number, site: Site, percent = 0): LinePrice => {
  const unit = product.prices[site.currency];
  const full = unit * quantity;
  const best = Math.max(percent, quantity >= VOLUME_UNITS ? VOLUME_PERCENT : 0);
  const discount = product.notDiscountable ? 0 : share(full, best, 100);
  const total = full - discount;
  const vatPercent = VAT_PERCENT[site.country]?.[product.isBook ? 'books' : 'other'] ?? 0;
  return { unit, discount, total, vat: share(total, vatPercent, 100 + vatPercent) };
};
