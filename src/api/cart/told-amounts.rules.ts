import { currencyDigits } from '../../core/i18n/money.ts';
import type { Money } from '../money.contract.ts';
import type { Cart } from './cart.contract.ts';

/** The amounts of a cart that are drawn, each absent where it can't be told. */
export type ToldCart<C> = {
  cart: C;
  /** Something the store said is no amount of this cart: nothing may be placed. */
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
 * The cart without the amounts that can't be told: what is no amount or below nothing, what is of another currency than the cart's
 * total, and a total or subtotal that is less than its lines after all discounts. Source: SEC-14.
 */
export const toldCart = <C extends Cart>(cart: C): ToldCart<C> => {
  const currency = (cart.totalPrice ?? cart.subTotal ?? cart.entries[0]?.totalPrice)?.currencyIso;
  // Once a cart, which may have thousands of amounts. A cent more or less does no harm here.
  const factor = 10 ** currencyDigits(currency ?? '');
  const minor = (money: Money | undefined) => (money ? Math.round(money.value * factor) : 0);
  let untold = false;
  const told = (money: Money | undefined): Money | undefined => {
    if (money === undefined) return undefined;
    // Finite, and no more than the currency's whole minor units can hold.
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
