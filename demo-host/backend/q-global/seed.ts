import type { StoredQGlobal } from './store.ts';

/** Q-global accounts, one for each case: the customer's own, a linked one, one to add, and one of another party. */
export const QGLOBAL_ACCOUNTS: readonly StoredQGlobal[] = [
  { number: 'QG-100200', name: 'Alder Street scoring', owner: 'user-mara' },
  { number: 'QG-100300', name: 'Riverbend scoring', owner: 'user-mara', linkedAccountId: 'org-4411' },
  { number: 'QG-200100', name: 'Open scoring group', owner: 'user-yuki' },
  { number: 'QG-200200', name: 'Northfield scoring', owner: 'user-ole', linkedAccountId: 'org-4410' },
  { number: 'QG-900900', name: 'Closed group', owner: 'somebody-else', closed: true },
];

/** Returns the Q-global accounts that a customer has at the start. */
export const membersOf = (user: string): readonly { id: string }[] =>
  QGLOBAL_ACCOUNTS.filter(({ owner }) => owner === user).map(({ number }) => ({ id: number }));
