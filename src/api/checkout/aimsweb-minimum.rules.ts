import type { CartTerms, CartEntry } from '../cart/cart.contract.ts';
import type { Money } from '../money.contract.ts';

/** Returns the missing amount in major units. Undefined if nothing is missing, or no line is for aimswebPlus. */
export const missingAmount = (
  aimsweb: { minimum: number; subtotal: number } | undefined,
  hasAimsweb: boolean,
): number | undefined => {
  if (!aimsweb || !hasAimsweb || aimsweb.subtotal >= aimsweb.minimum) return undefined;
  // Rounds to hundredths: 300 - 299.99 is 0.009999… in binary.
  return Math.round((aimsweb.minimum - aimsweb.subtotal) * 100) / 100;
};

/** Returns the minimum that aimswebPlus lines do not reach, and the missing amount, or undefined. Source: CRT-06. */
export const aimswebMissing = (
  { aimswebMinimum }: Pick<CartTerms, 'aimswebMinimum'>,
  entries: readonly CartEntry[],
): { amount: Money; missing: Money } | undefined => {
  if (!aimswebMinimum) return undefined;
  const { minimum, subtotal } = aimswebMinimum;
  const missing = missingAmount(
    { minimum: minimum.value, subtotal: subtotal.value },
    entries.some(({ product }) => product.productFormat === 'AIMSWEB'),
  );
  return missing === undefined
    ? undefined
    : { amount: minimum, missing: { value: missing, currencyIso: minimum.currencyIso } };
};
