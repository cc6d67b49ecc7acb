import type { Cart } from './cart.contract.ts';
import type { TakenLine } from './taken-instead.rules.ts';

export type Lines = readonly { code: string; name: string; quantity: number }[];

/**
 * The compared parts of a change by an entry's number: what was asked for, what is wanted since, and the lines that the
 * cart should have.
 */
export type Change = {
  code: string;
  quantity: number;
  number: number;
  asked?: number | undefined;
  /** The entry's units at that time. 0 for a quantity whose line has been found to be gone since. */
  units?: number | undefined;
  lines: Lines;
};

/**
 * A line that a removal took out: another line, or its own. `more` are its units that were added or set after the removal
 * was asked for.
 */
export type LateGone = { kind: 'taken' | 'removed'; line: TakenLine; more: number };

/** A change that can't happen any more, because its cart has become another one. */
export type NotDone = { kind: 'notDone'; code: string; name: string; asked: number };

/** What an unanswered change has done to the cart: to its own line, against a newer wish, or to another line. */
export type LateEnd =
  | { kind: 'done'; code: string; asked: number }
  | { kind: 'set'; code: string; name: string; units: number; asked: number }
  | NotDone
  | LateGone;

/** Returns the cart's lines in the form that a change records. */
export const linesOf = ({ entries }: Pick<Cart, 'entries'>): Lines[number][] =>
  entries.map(({ product: { code, name }, quantity }) => ({ code, name, quantity }));

/**
 * Returns what a cart that was just read shows of a change of quantity by an entry's number. Undefined if it shows nothing.
 * `late-removals.rules.ts` has the rule for removals. Source: API-06 b.
 */
export const lateQuantity = (change: Change, cart: Pick<Cart, 'entries'>): LateEnd | undefined => {
  const { code, quantity, asked } = change;
  if (quantity === 0) return undefined;
  const entries = cart.entries.filter(({ product }) => product.code === code);
  const units = entries.reduce((sum, entry) => sum + entry.quantity, 0);
  // Reported once. The change may still be done when the product is in the cart again.
  if (units === 0) return change.units === 0 ? undefined : { kind: 'done', code, asked: quantity };
  if (units !== quantity) return undefined;
  // If the line was to be removed since, the removal reports it.
  return asked === undefined || asked === 0 || asked === units
    ? { kind: 'done', code, asked: quantity }
    : { kind: 'set', code, name: entries[0]?.product.name ?? code, units, asked };
};

/** Returns whether a cart has other lines than these. */
export const hasOtherLines = (lines: Lines, cart: Pick<Cart, 'entries'>): boolean =>
  JSON.stringify(lines) !== JSON.stringify(linesOf(cart));
