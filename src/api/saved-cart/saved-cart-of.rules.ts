import { parseInstant } from '../../core/i18n/dates.ts';
import type { Cart, CartEntry } from '../cart/cart.contract.ts';
import type { Money } from '../money.contract.ts';

/** A cart that was put aside under a name. Source: CRT-07 c. */
export type SavedCart = {
  code: string;
  /** Its code where the store gives it no name. */
  name: string;
  /** '' without one. */
  description: string;
  /** Milliseconds since the epoch; undefined where the store does not say. */
  savedAt: number | undefined;
  units: number;
  lines: number;
  /** At today's prices, as the store tells it. */
  total: Money | undefined;
  /** Empty where only a list was asked for. */
  entries: readonly CartEntry[];
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A cart of the store's answer as a saved one; undefined where it is none, or none any more. */
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
    total: cart.totalPrice,
    entries: cart.entries,
  };
};
