import type { FlagValues } from '../../core/flags/flag-table.ts';

/** The pages of the account, in the groups and the order of its menu. Those with a flag are there while it is on. */
const GROUPS = [
  [['orderHistory', 'orderHistory'], ['invoices'], ['quotes'], ['savedCarts']],
  [
    ['profileDetails'],
    ['qualifications', 'accountQualifications'],
    ['accounts'],
    ['addresses', 'addressBook'],
    ['preferences'],
    ['paymentCards'],
  ],
] as const;

export type AccountRoute = (typeof GROUPS)[number][number][0];

type Flags = Pick<FlagValues, 'orderHistory' | 'addressBook' | 'accountQualifications'>;

/** Returns the routes of the account's pages that are there, in their groups. Source: SHL-06, FLG-01. */
export const accountRoutes = (flags: Flags): readonly (readonly AccountRoute[])[] =>
  GROUPS.map((group) =>
    group
      .filter(([, flag]) => {
        const value = flag === undefined || flags[flag];
        return Array.isArray(value) ? value.length > 0 : Boolean(value);
      })
      .map(([route]) => route),
  );
