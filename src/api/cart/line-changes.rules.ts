import type { ServiceError } from '../../core/errors.ts';
import type { ModificationStatus } from './cart-writes.contract.ts';
import type { Cart, CartEntry } from './cart.contract.ts';
import {
  entriesOf,
  entryMeant,
  quantitiesOf,
  type MeantEntry,
  type PendingChange,
} from './meant-entry.rules.ts';

/** Returns the status of a line that OCC refused. Undefined if the answer says nothing about the line. */
export const refusalOf = ({ kind, status, type }: ServiceError): ModificationStatus | undefined => {
  if (kind !== 'status' || status < 400 || status >= 500) return undefined;
  if (type === 'UnknownIdentifierError') return 'unknownProduct';
  if (type === 'InsufficientStockError') return 'noStock';
  return type !== undefined && ![401, 403, 408, 429].includes(status) ? 'unavailable' : undefined;
};

/** Returns whether a part of the line may be in the cart after this answer. */
export const takesPart = (status: ModificationStatus | undefined): boolean =>
  status === undefined || status === 'lowStock' || status === 'maxOrderQuantityExceeded';

/**
 * Finds the entry that a change is for. `done`: the product's entries are so already. `unclear`: it can't be identified,
 * and nothing may be changed. Undefined: the product is gone. Source: API-06 b.
 */
export const entryToChange = (
  cart: Cart,
  { code, quantity, meant }: PendingChange,
): CartEntry | 'done' | 'unclear' | undefined => {
  const entries = entriesOf(cart, code);
  if (meant === undefined) return entries.length > 1 ? 'unclear' : entries[0];
  if (entries.length === 0) return undefined;
  if (sameQuantities(quantitiesOf(entries), afterwards(meant, quantity))) return 'done';
  return entryMeant(cart, code, meant) ?? 'unclear';
};

const afterwards = ({ at, among }: MeantEntry, quantity: number): number[] =>
  among.flatMap((units, index) => (index !== at ? units : quantity > 0 ? quantity : []));

const sameQuantities = (some: readonly number[], others: readonly number[]): boolean =>
  some.toSorted((a, b) => a - b).join() === others.toSorted((a, b) => a - b).join();

/** Returns which entry the shopper means. Undefined if it is its product's only entry. */
export const meantEntry = (
  cart: Cart | null,
  { product: { code }, entryNumber, quantity }: CartEntry,
): MeantEntry | undefined => {
  const entries = entriesOf(cart, code);
  const at = entries.findIndex((entry) => entry.entryNumber === entryNumber);
  return entries.length > 1 && at >= 0 ? { from: quantity, at, among: quantitiesOf(entries) } : undefined;
};
