import type { Cart } from './cart.contract.ts';
import { goneOf, linesOf, notAskedFor, type Change, type LateGone } from './late-changes.rules.ts';

/** Removals that are looked through: more than a few without an answer are no shopper's doing. */
const MOST = 6;

/**
 * What several removals by an entry's number, done late between two readings of a cart, took out: each takes what stands at its number by
 * then, and the lines behind it move up. By removal; none where fewer than two lines went, or the removals in no order explain just
 * those lines: then each is judged by itself. Source: API-06 b.
 */
export const lateTogether = <One extends Change>(
  removals: readonly One[],
  cart: Pick<Cart, 'entries'>,
): ReadonlyMap<One, LateGone> => {
  // What was noted last has the lines as they were last.
  const lines = removals.at(-1)?.lines ?? [];
  const gone = goneOf(lines, linesOf(cart));
  if (gone.length < 2 || gone.length > removals.length) return new Map();
  const places = takenBy(removals.slice(-MOST), [...lines.keys()], gone) ?? [];
  const asking = [...removals];
  return new Map(
    places.flatMap(([removal, place]): [One, LateGone][] => {
      const line = lines[place];
      if (line === undefined) return [];
      const took = { ...line, place };
      const asker = asking.findIndex(({ code }) => code === line.code);
      const [one] = asker < 0 ? [] : asking.splice(asker, 1);
      if (one === undefined) return [[removal, { kind: 'taken', line: took, more: line.quantity }]];
      return [[removal, { kind: 'removed', line: took, more: notAskedFor({ ...one, lines }, line) }]];
    }),
  );
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
