import { aimswebOf, AIMSWEB_ACCOUNTS } from './seed.ts';

export type StoredAimsweb = { number: string; name: string };

/** Nothing of these accounts changes by an order. */
export const aimswebAccounts = {
  byNumber: (number: string): StoredAimsweb | undefined =>
    AIMSWEB_ACCOUNTS.find((one) => one.number === number),
  of: aimswebOf,
};
