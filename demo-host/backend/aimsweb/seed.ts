import type { StoredAimsweb } from './store.ts';

export const AIMSWEB_ACCOUNTS: readonly StoredAimsweb[] = [
  { number: 'AW-5001', name: 'Alder Street reading', accountId: 'org-4410' },
  { number: 'AW-5002', name: 'Riverbend progress', accountId: 'org-4411' },
  { number: 'AW-6001', name: 'Northfield schools', accountId: 'org-4460' },
];

/** Customers who have aimswebPlus accounts at the start. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'user-mara': ['AW-5001', 'AW-5002'],
  'user-ole': ['AW-6001'],
};

export const aimswebOf = (user: string): readonly StoredAimsweb[] =>
  AIMSWEB_ACCOUNTS.filter(({ number }) => OWN[user]?.includes(number));
