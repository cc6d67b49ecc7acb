/** The compared parts of a call that may be done late: its units, and the units in the cart without it. */
type Call = { quantity: number; expected: number };

/**
 * Returns the calls for one product that must have been done in a cart with this many units: the fewest whose units add up
 * to exactly the gain. Empty if no combination does, because another change then caused it.
 */
export const arrivedOf = <One extends Call>(calls: readonly One[], units: number): readonly One[] => {
  const more = units - (calls[0]?.expected ?? units);
  if (more <= 0) return [];
  return smallest(ways(calls, more).toSorted((one, other) => one.length - other.length));
};

const smallest = <One>([first = []]: readonly (readonly One[])[]): readonly One[] => first;

/** The most calls that are compared. More than a few unanswered calls do not come from a shopper. */
const MOST = 8;

const ways = <One extends Call>(calls: readonly One[], more: number): (readonly One[])[] => {
  if (more === 0) return [[]];
  if (more < 0) return [];
  return calls
    .slice(0, MOST)
    .flatMap((call, index) =>
      ways(calls.slice(index + 1, MOST), more - call.quantity).map((others) => [call, ...others]),
    );
};
