import type { CheckoutCart } from './checkout-cart.contract.ts';
import type { ProductFormat } from '../product/product.contract.ts';

/** Returns whether a product of this format is shipped: a printed one, or one of an unknown format. Source: CHK-07. */
export const isShippedFormat = (format: ProductFormat | undefined): boolean =>
  format === undefined || format === 'PRINT';

/** Returns whether anything in a cart or an order is shipped to an address. */
export const isAnythingShipped = (
  entries: readonly { product: { productFormat?: ProductFormat | undefined } }[],
): boolean => entries.some(({ product }) => isShippedFormat(product.productFormat));

type Entries = CheckoutCart['entries'];

/** Returns the days on which the shipped lines leave, one for each. Undefined: as soon as it is ordered. */
const daysOf = (entries: Entries): readonly (string | undefined)[] =>
  entries
    .filter(({ product }) => isShippedFormat(product.productFormat))
    .map(({ estimatedToShip, estimatedRelease }) => estimatedToShip ?? estimatedRelease);

/** Returns whether the order is shipped on more than one day. Shipping is then charged for each. Source: CHK-08 b. */
export const isSentApart = (entries: Entries): boolean => new Set(daysOf(entries)).size > 1;

/** Returns how much of what is shipped leaves as soon as it is ordered. The other lines have a later day of their own. Source: CHK-08 a. */
export const sentAtOnce = (entries: Entries): 'all' | 'some' | 'none' => {
  const days = daysOf(entries);
  if (days.every((day) => day === undefined)) return 'all';
  return days.includes(undefined) ? 'some' : 'none';
};
