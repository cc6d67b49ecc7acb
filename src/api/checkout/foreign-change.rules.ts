import type { Money } from '../money.contract.ts';
import { cartDifferences, type CartDifference } from './cart-difference.rules.ts';
import type { CheckoutCart } from './checkout-cart.contract.ts';
import { totalToPay } from './step-cart.rules.ts';

/** What differs between the cart that was on show and what it is now, as sentences of one kind each. Source: CHK-15. */
export type ForeignChange =
  /** Units of a product: 0 where the line is gone. */
  | { about: 'lines'; lines: readonly { code: string; name: string; from: number; to: number }[] }
  | { about: 'account'; account: string }
  | { about: 'address' }
  | { about: 'promotion'; codes: readonly { code: string; added: boolean }[] }
  | { about: 'amounts'; amounts: readonly ForeignAmount[] }
  /** What follows from the others. */
  | { about: 'total'; from: Money; to: Money };

export type ForeignAmount =
  | { which: 'total' | 'shipping' | 'tax'; from: Money; to: Money }
  /** Of one unit of a product. */
  | { which: 'price'; name: string; from: Money; to: Money };

/**
 * Names what another window changed, in the order it is told. Where other lines, another code, account or address explain the sums, the
 * total alone is told; else each that differs. An address or a shipping method that is the first was chosen, not changed, and is
 * no news.
 * `cartDifferences` finds what differs.
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
  const changes: readonly ForeignChange[] = [
    ...(lines.length > 0 ? [{ about: 'lines' as const, lines }] : []),
    ...accounts.map((account) => ({ about: 'account' as const, account })),
    ...(addresses.some(({ isFirst }) => !isFirst) ? [{ about: 'address' as const }] : []),
    ...(codes.length > 0 ? [{ about: 'promotion' as const, codes }] : []),
  ];
  const prices = found.flatMap(priceOf);
  const isFirstMethod = !before.deliveryMode && after.deliveryMode !== undefined;
  const isExplained = changes.length > 0 || addresses.length > 0 || isFirstMethod;
  const amounts = isExplained ? prices : [...prices, ...sumsChanged(before, after)];
  return [
    ...changes,
    ...(amounts.length > 0 ? [{ about: 'amounts' as const, amounts }] : []),
    ...(changes.length > 0 ? totalChanged(before, after) : []),
  ];
};

/** Only where both hold the same: shipping that has to be chosen again is no saving. */
const totalChanged = (before: CheckoutCart, after: CheckoutCart): readonly ForeignChange[] => {
  const isComparable =
    (before.deliveryCost === undefined) === (after.deliveryCost === undefined) &&
    (before.totalTax === undefined) === (after.totalTax === undefined);
  return sumsChanged(before, after).flatMap(({ which, from, to }) =>
    isComparable && which === 'total' ? [{ about: 'total', from, to }] : [],
  );
};

/**
 * What a write of this page did not do itself: the store has other prices of a unit meanwhile. Other sums may be what was written.
 * Source: CHK-15 e.
 */
export const changedPrices = (before: CheckoutCart, after: CheckoutCart): readonly ForeignChange[] => {
  const amounts = cartDifferences(before, after).flatMap(priceOf);
  return amounts.length > 0 ? [{ about: 'amounts', amounts }] : [];
};

const priceOf = (one: CartDifference): readonly ForeignAmount[] =>
  one.what === 'price' ? [{ which: 'price', name: one.name, from: one.from, to: one.to }] : [];

/** One that was not known before, or is not any more, is no news. */
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
