import { parseInstant } from '../../core/i18n/dates.ts';
import type { Cart, CartEntry } from '../cart/cart.contract.ts';
import type { Money } from '../money.contract.ts';

/** A cart that was saved under a name. Source: CRT-07 c. */
export type SavedCart = {
  code: string;
  /** The cart's code if the store sends no name. */
  name: string;
  /** '' if there is none. */
  description: string;
  /** Milliseconds since the epoch. Undefined if the store does not send it. */
  savedAt: number | undefined;
  units: number;
  lines: number;
  /** The store's total, at today's prices, with the tax that is known. */
  total: Money | undefined;
  /** What that total has in it. */
  sums: Pick<Cart, 'deliveryCost' | 'totalTax' | 'net'>;
  /** Empty in a list of carts. */
  entries: readonly CartEntry[];
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Converts a cart of the store's answer. Undefined if it is not, or no longer, a saved cart. */
export const savedCartOf = (cart: Cart): SavedCart | undefined => {
  const { name, description, saveTime } = (cart.answer ?? {}) as Record<string, unknown>;
  if (saveTime === undefined || saveTime === null) return undefined;
  return {
    code: cart.code,
    name: textOf(name).trim() || cart.code,
    description: textOf(description).trim(),
    savedAt: parseInstant(saveTime),
    units: cart.totalUnitCount,
    lines: cart.totalItems,
    total: cart.totalPriceWithTax ?? cart.totalPrice,
    sums: { deliveryCost: cart.deliveryCost, totalTax: cart.totalTax, net: cart.net },
    entries: cart.entries,
  };
};
