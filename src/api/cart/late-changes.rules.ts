import type { Cart } from './cart.contract.ts';
import type { TakenLine } from './taken-instead.rules.ts';

type Lines = readonly { code: string; name: string; quantity: number }[];

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
 * What a cart, as read now, shows of a change by an entry's number. A removal takes what stood at the number: where just that line is gone
 * and nobody here has removed it, the removal took it. Undefined where nothing shows. Source: API-06 b.
 */
export const lateEndOf = (change: Change, cart: Pick<Cart, 'entries'>): LateEnd | undefined => {
  const { code, quantity, number, asked, lines } = change;
  if (quantity > 0) {
    const entries = cart.entries.filter(({ product }) => product.code === code);
    const units = entries.reduce((sum, entry) => sum + entry.quantity, 0);
    // Told once; it may still come to the product once that is in the cart again.
    if (units === 0) return change.units === 0 ? undefined : { kind: 'done', code, asked: quantity };
    if (units !== quantity) return undefined;
    // A line that was to be removed since is told by that.
    return asked === undefined || asked === 0 || asked === units
      ? { kind: 'done', code, asked: quantity }
      : { kind: 'set', code, name: entries[0]?.product.name ?? code, units, asked };
  }
  const gone = goneOf(lines, linesOf(cart));
  const line = lines[number];
  if (line === undefined || !gone.includes(number)) return undefined;
  const took = { ...line, place: number };
  if (line.code === code)
    // A cart that is empty at one go was emptied by somebody.
    return gone.length > 1 && cart.entries.length === 0
      ? { kind: 'done', code, asked: 0 }
      : { kind: 'removed', line: took, more: notAskedFor(change, line) };
  return gone.length === 1 ? { kind: 'taken', line: took, more: line.quantity } : undefined;
};

/** Of a line that a removal took out, the units that were added or set since it was asked for. */
export const notAskedFor = (
  { code, units, asked = 0, lines }: Change,
  { quantity }: Lines[number],
): number => {
  if (units === undefined) return asked;
  const isOneOfSeveral = lines.filter((line) => line.code === code).length > 1;
  if (isOneOfSeveral) return quantity === units ? 0 : quantity;
  // A quantity that is less now was set by somebody, who wanted all of it.
  return Math.max(asked, quantity < units ? quantity : quantity - units);
};

/** Places of the lines that are there no more; of several of one product by their quantities. */
export const goneOf = (before: Lines, after: Lines): number[] => {
  const nameOf = ({ code, quantity }: Lines[number]) =>
    before.filter((line) => line.code === code).length > 1 ? `${code} ${quantity}` : code;
  const left = after.map(nameOf);
  return before.flatMap((line, place) => {
    const at = left.indexOf(nameOf(line));
    if (at < 0) return place;
    left.splice(at, 1);
    return [];
  });
};

/** Whether a cart has other lines than these. */
export const hasOtherLines = (lines: Lines, cart: Pick<Cart, 'entries'>): boolean =>
  JSON.stringify(lines) !== JSON.stringify(linesOf(cart));
