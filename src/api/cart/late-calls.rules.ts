/** What is compared of a call that may be done late: the units that it brings, and what the cart holds without it. */
type Call = { quantity: number; expected: number };

/**
 * Of calls for one product those that are in a cart of so many units: the fewest whose units make up exactly what it holds more.
 * None where nothing does: then somebody else changed the product.
 */
export const arrivedOf = <One extends Call>(calls: readonly One[], units: number): readonly One[] => {
  const more = units - (calls[0]?.expected ?? units);
  if (more <= 0) return [];
  return smallest(ways(calls, more).toSorted((one, other) => one.length - other.length));
};

const smallest = <One>([first = []]: readonly (readonly One[])[]): readonly One[] => first;

/** Calls that are looked through: more than a few without an answer are no shopper's doing. */
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
