import type { LinePrice } from '../cart/store.ts';
import { share } from '../core/money.ts';
import type { Site } from '../core/sites.ts';
import type { StoredProduct } from '../product/store.ts';

/** Units of one product from which on the volume discount is given, and its percentage of the line. */
const VOLUME_UNITS = 10;
const VOLUME_PERCENT = 5;

/** Percent of value added tax, by country; printed books have one of their own. Prices there include it; elsewhere prices are without tax. */
const VAT_PERCENT: Readonly<Record<string, { books: number; other: number }>> = {
  GB: { books: 0, other: 20 },
  NL: { books: 9, other: 21 },
  ES: { books: 4, other: 21 },
};

/** Whether the site's prices are shown with tax in them (OCC's `net: false`). */
export const pricesIncludeTax = (site: Site): boolean => site.country in VAT_PERCENT;

/**
 * What a line costs. Order of rounding: units times price, exact; then the volume discount of 5 % from 10 units on,
 * rounded half up; then the tax within what is left, rounded half up. Sums of a cart add these rounded lines, so that
 * what a shopper adds up by hand agrees. A product that is not discountable has no discount.
 * @param percent of a promotion that applies; the better of it and the volume discount is given.
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
