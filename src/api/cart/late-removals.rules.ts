import type { Cart } from './cart.contract.ts';
import { linesOf, type Change, type LateEnd, type Lines } from './late-changes.rules.ts';

/** The most removals that are compared. More than a few unanswered removals do not come from a shopper. */
const MOST = 6;

/**
 * Finds what late removals by an entry's number took out between two readings of a cart. Each removes the line that has its
 * number at that time, and the following lines move up. If several lines are gone, the removals are explained together, by
 * an order that removes just those lines. Otherwise each is judged alone: it took its own line if that is gone, or the line
 * at its number if only that is gone. One line is removed by one removal; the others may still be done. Returns the effects
 * by removal, without removals that show none. Source: API-06 b.
 */
export const lateRemovals = <One extends Change>(
  removals: readonly One[],
  cart: Pick<Cart, 'entries'>,
): ReadonlyMap<One, LateEnd> => {
  const ends = new Map<One, LateEnd>();
  const told = new Set<string>();
  const asking = [...removals];
  const takes = takenTogether(removals, cart) ?? removals.flatMap((one) => takenAlone(one, cart));
  for (const { removal, lines, place, isEmptied } of takes) {
    const line = lines[place];
    const { code } = removal;
    if (line === undefined || told.has(`${place} ${line.code}`)) continue;
    const asker = asking.findIndex((one) => one.code === line.code);
    const [one] = asker < 0 ? [] : asking.splice(asker, 1);
    const took = { ...line, place };
    if (isEmptied) ends.set(removal, { kind: 'done', code, asked: 0 });
    else if (one === undefined) ends.set(removal, { kind: 'taken', line: took, more: line.quantity });
    else ends.set(removal, { kind: 'removed', line: took, more: notAskedFor({ ...one, lines }, line) });
    if (!isEmptied) told.add(`${place} ${line.code}`);
  }
  return ends;
};

/** A removal and the place of the line that it took. `isEmptied` is set if the whole cart was emptied at once. */
type Take<One> = { removal: One; lines: Lines; place: number; isEmptied?: boolean };

const takenTogether = <One extends Change>(
  removals: readonly One[],
  cart: Pick<Cart, 'entries'>,
): readonly Take<One>[] | undefined => {
  // The last record has the most recent lines.
  const lines = removals.at(-1)?.lines ?? [];
  const gone = goneOf(lines, linesOf(cart));
  if (gone.length < 2 || gone.length > removals.length) return undefined;
  const places = takenBy(removals.slice(-MOST), [...lines.keys()], gone);
  return places?.map(([removal, place]) => ({ removal, lines, place }));
};

const takenAlone = <One extends Change>(removal: One, cart: Pick<Cart, 'entries'>): readonly Take<One>[] => {
  const { code, number: place, lines } = removal;
  const gone = goneOf(lines, linesOf(cart));
  const isOwn = lines[place]?.code === code;
  if (!gone.includes(place) || (!isOwn && gone.length > 1)) return [];
  return [{ removal, lines, place, isEmptied: isOwn && gone.length > 1 && cart.entries.length === 0 }];
};

/** Returns each removal with the place that it took, in an order that takes exactly these places. */
const takenBy = <One extends Change>(
  removals: readonly One[],
  left: readonly number[],
  gone: readonly number[],
): [One, number][] | undefined => {
  if (gone.length === 0) return [];
  for (const [index, removal] of removals.entries()) {
    const place = left[removal.number];
    if (place === undefined || !gone.includes(place)) continue;
    const without = (all: readonly number[]) => all.filter((one) => one !== place);
    const others = takenBy(removals.toSpliced(index, 1), without(left), without(gone));
    if (others) return [[removal, place], ...others];
  }
  return undefined;
};

/** Returns the units of a removed line that were added or set after its removal was asked for. */
const notAskedFor = ({ code, units, asked = 0, lines }: Change, { quantity }: Lines[number]): number => {
  if (units === undefined) return asked;
  const isOneOfSeveral = lines.filter((line) => line.code === code).length > 1;
  if (isOneOfSeveral) return quantity === units ? 0 : quantity;
  // A smaller quantity was set by somebody who wanted all of it.
  return Math.max(asked, quantity < units ? quantity : quantity - units);
};

/** Returns the places of the lines that are gone. Several lines of a product are distinguished by their quantities. */
const goneOf = (before: Lines, after: Lines): number[] => {
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
