import type { Money } from '../money.contract.ts';
import { cartDifferences, type CartDifference } from './cart-difference.rules.ts';
import type { CheckoutCart } from './checkout-cart.contract.ts';
import { totalToPay } from './step-cart.rules.ts';

/** A change of the cart since it was shown, as one kind of sentence. Source: CHK-15. */
export type ForeignChange =
  /** The units of a product. 0 if the line is gone. */
  | { about: 'lines'; lines: readonly { code: string; name: string; from: number; to: number }[] }
  | { about: 'account'; account: string }
  | { about: 'address' }
  | { about: 'method'; method: NonNullable<CheckoutCart['deliveryMode']> }
  | { about: 'promotion'; codes: readonly { code: string; added: boolean }[] }
  | { about: 'amounts'; amounts: readonly ForeignAmount[] }
  /** The total that results from the other changes. */
  | { about: 'total'; from: Money; to: Money };

type ForeignAmount =
  | { which: 'total' | 'shipping' | 'tax'; from: Money; to: Money }
  /** The price of one unit of a product. */
  | { which: 'price'; name: string; from: Money; to: Money };

/**
 * Returns what another window changed, in the order in which it is shown. If changed lines, codes, accounts, addresses
 * or another shipping method explain the amounts, only the total is listed; otherwise each amount that differs. An
 * address or shipping method that was chosen for the first time is not a change. `cartDifferences` finds the differences.
 */
export const foreignChanges = (before: CheckoutCart, after: CheckoutCart): readonly ForeignChange[] => {
  const found = cartDifferences(before, after);
  const lines = found.flatMap((one) =>
    one.what === 'line' ? [{ code: one.code, name: one.name, from: one.from, to: one.to }] : [],
  );
  const accounts = found.flatMap((one) => (one.what === 'account' && one.to !== undefined ? [one.to] : []));
  const addresses = found.filter((one) => one.what === 'address');
  const codes = found.flatMap((one) =>
    one.what === 'promotion' ? [{ code: one.code, added: one.change === 'added' }] : [],
  );
  const { deliveryMode: method } = after;
  const changes: readonly ForeignChange[] = [
    ...(lines.length > 0 ? [{ about: 'lines' as const, lines }] : []),
    ...accounts.map((account) => ({ about: 'account' as const, account })),
    ...(addresses.some(({ isFirst }) => !isFirst) ? [{ about: 'address' as const }] : []),
    ...(method && before.deliveryMode && method.code !== before.deliveryMode.code
      ? [{ about: 'method' as const, method }]
      : []),
    ...(codes.length > 0 ? [{ about: 'promotion' as const, codes }] : []),
  ];
  const prices = found.flatMap(priceOf);
  const isFirstMethod = !before.deliveryMode && method !== undefined;
  const isExplained = changes.length > 0 || addresses.length > 0 || isFirstMethod;
  const amounts = isExplained ? prices : [...prices, ...sumsChanged(before, after)];
  return [
    ...changes,
    ...(amounts.length > 0 ? [{ about: 'amounts' as const, amounts }] : []),
    ...(changes.length > 0 ? totalChanged(before, after) : []),
  ];
};

/** Compares the totals only if both include the same parts: shipping that has to be chosen again does not lower the total. */
const totalChanged = (before: CheckoutCart, after: CheckoutCart): readonly ForeignChange[] => {
  const isComparable =
    (before.deliveryCost === undefined) === (after.deliveryCost === undefined) &&
    (before.totalTax === undefined) === (after.totalTax === undefined);
  return sumsChanged(before, after).flatMap(({ which, from, to }) =>
    isComparable && which === 'total' ? [{ about: 'total', from, to }] : [],
  );
};

/**
 * Returns the unit prices that the store changed during a write of this page. Other amounts may result from the write
 * itself. Source: CHK-15 e.
 */
export const changedPrices = (before: CheckoutCart, after: CheckoutCart): readonly ForeignChange[] => {
  const amounts = cartDifferences(before, after).flatMap(priceOf);
  return amounts.length > 0 ? [{ about: 'amounts', amounts }] : [];
};

/**
 * Returns what another window changed while this page chose the account. Without such a change the amounts result from the
 * choice, and nothing is returned.
 */
export const changedBeside = (before: CheckoutCart, after: CheckoutCart): readonly ForeignChange[] => {
  const changes = foreignChanges({ ...before, customerAccount: after.customerAccount }, after);
  return changes.some(({ about }) => about !== 'amounts') ? changes : [];
};

const priceOf = (one: CartDifference): readonly ForeignAmount[] =>
  one.what === 'price' ? [{ which: 'price', name: one.name, from: one.from, to: one.to }] : [];

/** An amount that was not known before, or is not known now, is not a change. */
const sumsChanged = (before: CheckoutCart, after: CheckoutCart): readonly ForeignAmount[] =>
  (
    [
      ['shipping', before.deliveryCost, after.deliveryCost],
      ['tax', before.totalTax, after.totalTax],
      ['total', totalToPay(before), totalToPay(after)],
    ] as const
  ).flatMap(([which, from, to]) =>
    from && to && (from.value !== to.value || from.currencyIso !== to.currencyIso)
      ? [{ which, from, to }]
      : [],
  );
