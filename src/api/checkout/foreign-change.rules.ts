import type { Money } from '../money.contract.ts';
import type { CheckoutCart } from './checkout-cart.contract.ts';
import { totalToPay } from './step-cart.rules.ts';

/** What differs between the cart that was on show and what it is now, in the order it is told. Source: CHK-15. */
export type ForeignChange =
  /** Units of a product: 0 where the line is gone. */
  | { about: 'lines'; lines: readonly { code: string; name: string; from: number; to: number }[] }
  | { about: 'account'; account: string }
  | { about: 'address' }
  | { about: 'promotion'; codes: readonly { code: string; added: boolean }[] }
  | { about: 'amounts'; amounts: readonly { which: 'total' | 'shipping' | 'tax'; from: Money; to: Money }[] };

/**
 * Names what another window changed. Amounts are told where nothing else explains them: other lines, another code or another
 * address have other sums.
 */
export const foreignChanges = (before: CheckoutCart, after: CheckoutCart): readonly ForeignChange[] => {
  const changes = [
    linesChanged(before, after),
    accountChanged(before, after),
    addressChanged(before, after),
    promotionChanged(before, after),
  ].filter((change) => change !== undefined);
  if (changes.length > 0) return changes;
  const amounts = amountsChanged(before, after);
  return amounts ? [amounts] : [];
};

const unitsBy = ({ entries }: CheckoutCart) => {
  const units = new Map<string, { name: string; units: number }>();
  for (const { product, quantity } of entries)
    units.set(product.code, {
      name: product.name,
      units: (units.get(product.code)?.units ?? 0) + quantity,
    });
  return units;
};

const linesChanged = (before: CheckoutCart, after: CheckoutCart): ForeignChange | undefined => {
  const [was, is] = [unitsBy(before), unitsBy(after)];
  const lines = [...new Set([...was.keys(), ...is.keys()])]
    .map((code) => ({
      code,
      name: (is.get(code) ?? was.get(code))?.name ?? code,
      from: was.get(code)?.units ?? 0,
      to: is.get(code)?.units ?? 0,
    }))
    .filter(({ from, to }) => from !== to);
  return lines.length > 0 ? { about: 'lines', lines } : undefined;
};

const accountChanged = (before: CheckoutCart, { customerAccount }: CheckoutCart): ForeignChange | undefined =>
  customerAccount && customerAccount.id !== before.customerAccount?.id
    ? { about: 'account', account: customerAccount.name }
    : undefined;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const addressChanged = (before: CheckoutCart, after: CheckoutCart): ForeignChange | undefined =>
  isSame(before.deliveryAddress, after.deliveryAddress) && isSame(before.billingAddress, after.billingAddress)
    ? undefined
    : { about: 'address' };

const codesOf = ({ appliedVouchers }: CheckoutCart): string[] => appliedVouchers.map(({ code }) => code);

const promotionChanged = (before: CheckoutCart, after: CheckoutCart): ForeignChange | undefined => {
  const [was, is] = [codesOf(before), codesOf(after)];
  const codes = [
    ...is.filter((code) => !was.includes(code)).map((code) => ({ code, added: true })),
    ...was.filter((code) => !is.includes(code)).map((code) => ({ code, added: false })),
  ];
  return codes.length > 0 ? { about: 'promotion', codes } : undefined;
};

const amountsChanged = (before: CheckoutCart, after: CheckoutCart): ForeignChange | undefined => {
  const amounts = (
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
  return amounts.length > 0 ? { about: 'amounts', amounts } : undefined;
};
