import { ADDRESS_TEXTS } from '../address/address.contract.ts';
import type { Money } from '../money.contract.ts';
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
 * Returns what another window changed, in the order of showing. If that explains the amounts, only the total is listed;
 * else each amount that differs. What was chosen for the first time is not a change.
 */
export const foreignChanges = (before: CheckoutCart, after: CheckoutCart): readonly ForeignChange[] => {
  const lines = linesChanged(before, after);
  const account = after.customerAccount;
  const addresses = ADDRESSES.filter((name) => textOf(before[name]) !== textOf(after[name]));
  const codes = codesChanged(before, after);
  const { deliveryMode: method } = after;
  const changes: readonly ForeignChange[] = [
    ...(lines.length > 0 ? [{ about: 'lines' as const, lines }] : []),
    ...(account && account.id !== before.customerAccount?.id
      ? [{ about: 'account' as const, account: account.name }]
      : []),
    ...(addresses.some((name) => before[name]) ? [{ about: 'address' as const }] : []),
    ...(method && before.deliveryMode && method.code !== before.deliveryMode.code
      ? [{ about: 'method' as const, method }]
      : []),
    ...(codes.length > 0 ? [{ about: 'promotion' as const, codes }] : []),
  ];
  const isFirstMethod = !before.deliveryMode && method !== undefined;
  const isExplained = changes.length > 0 || addresses.length > 0 || isFirstMethod;
  return [
    ...changes,
    ...amountsOf([...pricesChanged(before, after), ...(isExplained ? [] : sumsChanged(before, after))]),
    ...(changes.length > 0 ? totalChanged(before, after) : []),
  ];
};

/** Returns the unit prices that the store changed during a write. Other amounts may result from it. Source: CHK-15 e. */
export const changedPrices = (before: CheckoutCart, after: CheckoutCart): readonly ForeignChange[] =>
  amountsOf(pricesChanged(before, after));

const amountsOf = (amounts: readonly ForeignAmount[]): readonly ForeignChange[] =>
  amounts.length > 0 ? [{ about: 'amounts', amounts }] : [];

type Line = { name: string; quantity: number; price: Money | undefined };

/** Groups the lines by product, because an entry's number changes when an earlier entry is removed. */
const linesOf = ({ entries }: CheckoutCart): Map<string, Line> => {
  const lines = new Map<string, Line>();
  for (const { product, quantity, basePrice } of entries) {
    const before = lines.get(product.code)?.quantity ?? 0;
    lines.set(product.code, { name: product.name, quantity: before + quantity, price: basePrice });
  }
  return lines;
};

const linesChanged = (before: CheckoutCart, after: CheckoutCart) => {
  const [shown, now] = [linesOf(before), linesOf(after)];
  return [...new Map([...shown, ...now])].flatMap(([code, { name }]) => {
    const [from, to] = [shown.get(code)?.quantity ?? 0, now.get(code)?.quantity ?? 0];
    return from === to ? [] : [{ code, name, from, to }];
  });
};

/** Compares the prices of lines that are in both carts. */
const pricesChanged = (before: CheckoutCart, after: CheckoutCart): readonly ForeignAmount[] => {
  const now = linesOf(after);
  return [...linesOf(before)].flatMap(([code, { name, price: from }]) => {
    const to = now.get(code)?.price;
    return isOther(from, to) ? [{ which: 'price', name, from: from!, to: to! }] : [];
  });
};

const ADDRESSES = ['deliveryAddress', 'billingAddress'] as const;

/** Returns an address as a text to compare. Its id is left out, because an address that was created again may be the same. */
const textOf = (address: CheckoutCart['deliveryAddress']): string =>
  JSON.stringify([
    ADDRESS_TEXTS.map((field) => address?.[field] ?? ''),
    address?.postalCode,
    address?.country?.isocode,
    address?.region?.isocode,
  ]);

const codesChanged = (before: CheckoutCart, after: CheckoutCart) => {
  const only = (these: CheckoutCart, those: CheckoutCart, added: boolean) =>
    these.appliedVouchers
      .filter(({ code }) => !those.appliedVouchers.some((other) => other.code === code))
      .map(({ code }) => ({ code, added }));
  return [...only(after, before, true), ...only(before, after, false)];
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

const sumsChanged = (before: CheckoutCart, after: CheckoutCart): readonly ForeignAmount[] =>
  (
    [
      ['shipping', before.deliveryCost, after.deliveryCost],
      ['tax', before.totalTax, after.totalTax],
      ['total', totalToPay(before), totalToPay(after)],
    ] as const
  ).flatMap(([which, from, to]) => (isOther(from, to) ? [{ which, from: from!, to: to! }] : []));

/** An amount that was not known before, or is not known now, is not a change. */
const isOther = (from: Money | undefined, to: Money | undefined): boolean =>
  from !== undefined && to !== undefined && (from.value !== to.value || from.currencyIso !== to.currencyIso);
