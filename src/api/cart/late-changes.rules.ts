import type { Cart } from './cart.contract.ts';
import type { TakenLine } from './taken-instead.rules.ts';

export type Lines = readonly { code: string; name: string; quantity: number }[];

/** What is compared of a change by an entry's number: what was asked, and wished since, and the lines that the cart should hold. */
export type Change = {
  code: string;
  quantity: number;
  number: number;
  asked?: number | undefined;
  /** Of the entry at that time; 0 for a quantity whose line was seen to be gone since. */
  units?: number | undefined;
  lines: Lines;
};

/** A line that a removal took out: another one, or its own, with the units of it that nobody wanted removed. */
export type LateGone = { kind: 'taken' | 'removed'; line: TakenLine; more: number };

/** A change that can't be done any more: its cart has become another one. */
export type NotDone = { kind: 'notDone'; code: string; name: string; asked: number };

/** What a change that had no answer has done to the cart: to the line that it was for, over a newer wish, or to another line. */
export type LateEnd =
  | { kind: 'done'; code: string; asked: number }
  | { kind: 'set'; code: string; name: string; units: number; asked: number }
  | NotDone
  | LateGone;

/** The cart's lines as a change keeps them. */
export const linesOf = ({ entries }: Pick<Cart, 'entries'>): Lines[number][] =>
  entries.map(({ product: { code, name }, quantity }) => ({ code, name, quantity }));

/**
 * What a cart, as read now, shows of a quantity that was asked for by an entry's number. Undefined where nothing shows. Removals have a
 * rule of their own (`late-removals.rules.ts`). Source: API-06 b.
 */
export const lateQuantity = (change: Change, cart: Pick<Cart, 'entries'>): LateEnd | undefined => {
  const { code, quantity, asked } = change;
  if (quantity === 0) return undefined;
  const entries = cart.entries.filter(({ product }) => product.code === code);
  const units = entries.reduce((sum, entry) => sum + entry.quantity, 0);
  // Told once; it may still come to the product once that is in the cart again.
  if (units === 0) return change.units === 0 ? undefined : { kind: 'done', code, asked: quantity };
  if (units !== quantity) return undefined;
  // A line that was to be removed since is told by that.
  return asked === undefined || asked === 0 || asked === units
    ? { kind: 'done', code, asked: quantity }
    : { kind: 'set', code, name: entries[0]?.product.name ?? code, units, asked };
};

/** Whether a cart has other lines than these. */
export const hasOtherLines = (lines: Lines, cart: Pick<Cart, 'entries'>): boolean =>
  JSON.stringify(lines) !== JSON.stringify(linesOf(cart));
