import type { Cart } from './cart.contract.ts';
import { linesOf, type Change, type LateEnd, type Lines } from './late-changes.rules.ts';

/** Removals that are looked through: more than a few without an answer are no shopper's doing. */
const MOST = 6;

/**
 * What removals by an entry's number, done late between two readings of a cart, took out: each takes what stands at its number by then, and
 * the lines behind it move up. Where several lines went, the removals are judged together, by an order of them that explains just those;
 * else each by itself: where its own line is gone, or nothing but the line at its number, it took that. One line goes by one removal: the
 * others may still come. By removal; none of those of which nothing shows. Source: API-06 b.
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

/** The place, among these lines, of the one that a removal took; or its cart was emptied, by somebody and at one go. */
type Take<One> = { removal: One; lines: Lines; place: number; isEmptied?: boolean };

const takenTogether = <One extends Change>(
  removals: readonly One[],
  cart: Pick<Cart, 'entries'>,
): readonly Take<One>[] | undefined => {
  // What was noted last has the lines as they were last.
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

/** Each removal with the place that it took, in an order that takes all these places and no other. */
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

/** Of a line that a removal took out, the units that were added or set since it was asked for. */
const notAskedFor = ({ code, units, asked = 0, lines }: Change, { quantity }: Lines[number]): number => {
  if (units === undefined) return asked;
  const isOneOfSeveral = lines.filter((line) => line.code === code).length > 1;
  if (isOneOfSeveral) return quantity === units ? 0 : quantity;
  // A quantity that is less now was set by somebody, who wanted all of it.
  return Math.max(asked, quantity < units ? quantity : quantity - units);
};

/** Places of the lines that are there no more; of several of one product by their quantities. */
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
