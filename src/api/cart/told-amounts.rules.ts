import { currencyDigits } from '../../core/i18n/money.ts';
import { hasRuntime, runtime } from '../../core/runtime.ts';
import type { Money } from '../money.contract.ts';

type Amount = Money | undefined;

/** A cart, a quote or an order, as far as its amounts are concerned. */
export type Priced = {
  entries?: readonly { totalPrice?: Amount }[];
  subTotal?: Amount;
  totalDiscounts?: Amount;
  orderDiscounts?: Amount;
  taxTakenOff?: Amount;
  totalTax?: Amount;
  deliveryCost?: Amount;
  totalPrice?: Amount;
  totalPriceWithTax?: Amount;
  aimswebMinimum?: { minimum: Money; subtotal: Money } | undefined;
};

export type Told = {
  /** True if an amount of the answer was invalid. No order may then be placed. */
  untold?: true;
};

/** A product's amounts are not the cart's. `answer` is what the service sent, and is read elsewhere. */
const ELSEWHERE = /^(?:product|answer)$/;

/**
 * Removes the invalid amounts from a cart, a quote or an order, and notes that there were some: those that are not a number,
 * negative or more than the currency can hold, those in another currency than `expected` or, without it, than the total, and
 * totals and subtotals that the lines don't explain: less than the lines after all discounts, more than lines, shipping and tax,
 * or above lines of which none can be told. Every answer with lines and a total is read through this. Source: SEC-14 a.
 */
export const toldAmounts = <C extends Priced>(cart: C, expected?: string): C & Told => {
  const { totalPrice, totalPriceWithTax, subTotal, entries } = cart;
  const currency =
    expected ?? (totalPrice ?? totalPriceWithTax ?? subTotal ?? entries?.[0]?.totalPrice)?.currencyIso;
  // Computed once for the cart, which may have thousands of amounts. A difference of a cent does not matter here.
  const factor = 10 ** currencyDigits(currency ?? '');
  const minor = (money: Amount) => (money ? Math.round(money.value * factor) : 0);
  let untold = false;
  const isTold = (money: Money): boolean =>
    // Finite, and not more than a safe integer of minor units.
    money.value >= 0 &&
    Number.isSafeInteger(minor(money)) &&
    (currency === undefined || money.currencyIso === currency);
  const only = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(only);
    const told: Record<string, unknown> = { ...value };
    for (const [name, inner] of Object.entries(told)) {
      if (ELSEWHERE.test(name)) continue;
      if ((inner as Amount)?.currencyIso === undefined) told[name] = only(inner);
      else if (!isTold(inner as Money)) {
        untold = true;
        delete told[name];
      }
    }
    return told;
  };
  const sums = only(cart) as C & Record<string, unknown>;
  // A minimum means nothing without both of its amounts.
  const { aimswebMinimum: least } = sums as Priced;
  if (least && !(least.minimum && least.subtotal)) delete sums.aimswebMinimum;
  const lines = sums.entries ?? [];
  const ofLines = lines.reduce((sum, line) => sum + minor(line.totalPrice), 0);
  const orderOff = minor(sums.orderDiscounts);
  const off = Math.max(minor(sums.totalDiscounts), orderOff);
  // Each line may have been rounded.
  const floor = ofLines - off - minor(sums.taxTakenOff) - lines.length;
  const told = lines.filter((line) => line.totalPrice).length;
  const unexplained = told > 0 || !untold ? Infinity : -Infinity;
  const most = told > 0 && told === lines.length ? ofLines + told + 1 : unexplained;
  const ceiling = most + minor(sums.deliveryCost) + minor(sums.totalTax) - orderOff;
  for (const name of ['subTotal', 'totalPrice', 'totalPriceWithTax'] as const) {
    const sum = sums[name];
    // A quote has a total with tax and no tax: nothing says how much it may be.
    const unsaid = name === 'totalPriceWithTax' && !cart.totalTax ? Infinity : 0;
    const highest = name === 'subTotal' ? most + off : ceiling + unsaid;
    if (sum === undefined || (minor(sum) >= floor && minor(sum) <= highest)) continue;
    untold = true;
    delete sums[name];
  }
  // The total without tax is not what is paid, so it does not stand in for one with tax that can't be told.
  if (totalPriceWithTax && !sums.totalPriceWithTax) delete sums.totalPrice;
  return untold ? { ...sums, untold } : sums;
};

/**
 * The same for a cart or a quote of this store, in its locale's currency. One with lines or a tax and no total can't be
 * told. Orders are not read through this: they are shown as they were.
 */
export const toldHere = <C extends Priced>(cart: C): C & Told => {
  const told = toldAmounts(cart, hasRuntime() ? runtime().row.currency : undefined);
  // A tax, and no total with it: nothing says whether the total has it.
  if (!told.totalPriceWithTax && told.totalTax && told.totalTax.value > 0) delete told.totalPrice;
  const isOpen = cart.entries?.length && !(told.totalPriceWithTax ?? told.totalPrice);
  return isOpen ? { ...told, untold: true } : told;
};
