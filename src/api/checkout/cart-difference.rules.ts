import type { Money } from '../money.contract.ts';
import type { CheckoutCart } from './checkout-cart.contract.ts';

/** A change of a cart in another window or on another device, in the terms of CHK-15. */
export type CartDifference =
  /** A line. A quantity of 0 means that the line was not there before, or is gone now. */
  | { what: 'line'; code: string; name: string; from: number; to: number }
  | { what: 'account'; to: string | undefined }
  /** `isFirst` if no address had been chosen before. */
  | { what: 'address'; of: 'delivery' | 'billing'; isFirst: boolean }
  | { what: 'promotion'; code: string; change: 'added' | 'removed' }
  /** The price of one unit. */
  | { what: 'price'; code: string; name: string; from: Money; to: Money }
  | { what: 'shipping' | 'tax' | 'total'; from: Money | undefined; to: Money | undefined };

/**
 * Returns the differences between the shown cart and the services' current one. Empty if there is none that a shopper
 * would notice. Amounts that only follow from a changed line, address or code are left out. Source: CHK-15 a to f.
 */
export const cartDifferences = (shown: CheckoutCart, now: CheckoutCart): readonly CartDifference[] => {
  const changed = [
    ...lineDifferences(shown, now),
    ...accountDifference(shown, now),
    ...addressDifferences(shown, now),
    ...promotionDifferences(shown, now),
  ];
  const prices = priceDifferences(shown, now);
  if (changed.length > 0) return [...changed, ...prices];
  const amounts = [...prices, ...amount('shipping', shown, now), ...amount('tax', shown, now)];
  return amounts.length > 0 ? amounts : amount('total', shown, now);
};

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

const lineDifferences = (shown: CheckoutCart, now: CheckoutCart): CartDifference[] => {
  const [before, after] = [linesOf(shown), linesOf(now)];
  return [...new Map([...before, ...after])].flatMap(([code, { name }]) => {
    const [from, to] = [before.get(code)?.quantity ?? 0, after.get(code)?.quantity ?? 0];
    return from === to ? [] : [{ what: 'line' as const, code, name, from, to }];
  });
};

const accountDifference = (shown: CheckoutCart, now: CheckoutCart): CartDifference[] =>
  shown.customerAccount?.id === now.customerAccount?.id
    ? []
    : [{ what: 'account', to: now.customerAccount?.name ?? now.customerAccount?.id }];

const ADDRESSES = [
  ['delivery', 'deliveryAddress'],
  ['billing', 'billingAddress'],
] as const;

const addressDifferences = (shown: CheckoutCart, now: CheckoutCart): CartDifference[] =>
  ADDRESSES.flatMap(([of, field]) =>
    textOf(shown[field]) === textOf(now[field])
      ? []
      : [{ what: 'address' as const, of, isFirst: shown[field] === undefined }],
  );

/** Returns an address as a text to compare. Its id is left out, because an address that was created again may be the same. */
const textOf = (address: CheckoutCart['deliveryAddress']): string => {
  if (address === undefined) return '';
  const { country, region, ...rest } = address;
  const fields = [
    'firstName',
    'lastName',
    'companyName',
    'line1',
    'line2',
    'line3',
    'town',
    'postalCode',
    'phone',
  ];
  const texts = fields.map((field) => (rest as Record<string, unknown>)[field] ?? '');
  return JSON.stringify([texts, country?.isocode, region?.isocode]);
};

const promotionDifferences = (shown: CheckoutCart, now: CheckoutCart): CartDifference[] => {
  const [before, after] = [shown, now].map(({ appliedVouchers }) => appliedVouchers.map(({ code }) => code));
  const only = (these: readonly string[] = [], those: readonly string[] = []) =>
    these.filter((code) => !those.includes(code));
  return [
    ...only(after, before).map((code) => ({ what: 'promotion' as const, code, change: 'added' as const })),
    ...only(before, after).map((code) => ({ what: 'promotion' as const, code, change: 'removed' as const })),
  ];
};

/** Compares the prices of lines that are in both carts. */
const priceDifferences = (shown: CheckoutCart, now: CheckoutCart): CartDifference[] => {
  const after = linesOf(now);
  return [...linesOf(shown)].flatMap(([code, { name, price: from }]) => {
    const to = after.get(code)?.price;
    return from && to && !isSame(from, to) ? [{ what: 'price' as const, code, name, from, to }] : [];
  });
};

const AMOUNTS = { shipping: 'deliveryCost', tax: 'totalTax', total: 'totalPriceWithTax' } as const;

const amount = (what: keyof typeof AMOUNTS, shown: CheckoutCart, now: CheckoutCart): CartDifference[] => {
  const [from, to] = [shown[AMOUNTS[what]], now[AMOUNTS[what]]];
  return isSame(from, to) ? [] : [{ what, from, to }];
};

const isSame = (one: Money | undefined, other: Money | undefined): boolean =>
  one?.value === other?.value && one?.currencyIso === other?.currencyIso;
