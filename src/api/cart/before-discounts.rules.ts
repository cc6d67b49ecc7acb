import { toMajor, toMinor } from '../../core/i18n/money.ts';
import type { Money } from '../money.contract.ts';

/**
 * The subtotal before all discounts, for people read a sum from the top: OCC's is what the lines come to after their own
 * discounts, but not the order's. `discounts` are all, `ofOrder` those of the order among them.
 */
export const beforeDiscounts = (
  subTotal: Money,
  discounts: Money | undefined,
  ofOrder: Money | undefined,
): Money => {
  const { currencyIso, value } = subTotal;
  const minor = (amount = 0) => toMinor(amount, currencyIso);
  const units = minor(value) + minor(discounts?.value) - minor(ofOrder?.value);
  return { ...subTotal, value: toMajor(units, currencyIso) };
};
