import { currencyDigits } from '../../core/i18n/money.ts';
import type { Money } from '../money.contract.ts';
import type { Cart } from './cart.contract.ts';

/** A cart with only its valid amounts. */
export type ToldCart<C> = {
  cart: C;
  /** True if an amount of the store was invalid. No order may then be placed. */
  untold: boolean;
};

const SUMS = [
  'subTotal',
  'totalDiscounts',
  'orderDiscounts',
  'totalTax',
  'deliveryCost',
  'totalPrice',
  'totalPriceWithTax',
] as const;
const OF_LINE = ['basePrice', 'totalPrice', 'totalDiscounts', 'vat'] as const;

/**
 * Removes the invalid amounts from a cart: those that are not a number or negative, those in another currency than the
 * cart's total, and totals and subtotals that are less than the lines after all discounts. Source: SEC-14.
 */
export const toldCart = <C extends Cart>(cart: C): ToldCart<C> => {
  const currency = (cart.totalPrice ?? cart.subTotal ?? cart.entries[0]?.totalPrice)?.currencyIso;
  // Computed once for the cart, which may have thousands of amounts. A difference of a cent does not matter here.
  const factor = 10 ** currencyDigits(currency ?? '');
  const minor = (money: Money | undefined) => (money ? Math.round(money.value * factor) : 0);
  let untold = false;
  const told = (money: Money | undefined): Money | undefined => {
    if (money === undefined) return undefined;
    // Finite, and not more than a safe integer of minor units.
    const isAmount = money.value >= 0 && Number.isSafeInteger(minor(money));
    if (isAmount && money.currencyIso === currency) return money;
    untold = true;
    return undefined;
  };
  const only = <T extends object>(holder: T, names: readonly (keyof T)[]): T => ({
    ...holder,
    ...Object.fromEntries(
      names.filter((name) => name in holder).map((name) => [name, told(holder[name] as Money)]),
    ),
  });
  const entries = cart.entries.map((entry) => only(entry, OF_LINE));
  const sums = only({ ...cart, entries }, SUMS);
  const least =
    entries.reduce((sum, { totalPrice }) => sum + minor(totalPrice), 0) - minor(sums.totalDiscounts);
  // Each line may have been rounded.
  const isBelow = (money: Money | undefined) => money && minor(money) < least - entries.length;
  for (const name of ['subTotal', 'totalPrice', 'totalPriceWithTax'] as const) {
    if (!isBelow(sums[name])) continue;
    untold = true;
    delete sums[name];
  }
  return { cart: sums, untold };
};
