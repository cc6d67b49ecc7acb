import type { Address } from '../../../api/address/address.contract.ts';
import { joinedApart } from '../../../core/i18n/message-format.ts';

type Titled = { title: string | undefined; address: Address };

/** The parts by which people recognize an address, the best first. */
const KNOWN_BY: readonly ((address: Address) => string | undefined)[] = [
  ({ town }) => town,
  ({ line1 }) => line1,
  ({ line2 }) => line2,
  ({ line1, postalCode }) => joinedApart(', ', line1, postalCode),
];

/**
 * Returns, for each address whose title occurs more than once, the part that distinguishes it. Undefined for the
 * others, and if nothing distinguishes them.
 */
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
