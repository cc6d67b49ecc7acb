import type { Address } from '../../../api/address/address.contract.ts';

type Titled = { title: string | undefined; address: Address };

/** What people know an address by, the best first. */
const KNOWN_BY: readonly ((address: Address) => string | undefined)[] = [
  ({ town }) => town,
  ({ line1 }) => line1,
  ({ line2 }) => line2,
  ({ line1, postalCode }) => [line1, postalCode].filter(Boolean).join(', '),
];

/** For each address whose title another one has as well: what tells it from those; undefined for the others, and where nothing does. */
export const tellApart = (all: readonly Titled[]): readonly (string | undefined)[] =>
  all.map(({ title, address }) => {
    const alike = all.filter((one) => title !== undefined && one.title === title);
    if (alike.length < 2) return undefined;
    const by = KNOWN_BY.find((part) => {
      const parts = alike.map((one) => part(one.address)?.trim().toLowerCase() ?? '');
      return !parts.includes('') && new Set(parts).size === parts.length;
    });
    return by?.(address);
  });
