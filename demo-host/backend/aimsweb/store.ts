import { aimswebOf, AIMSWEB_ACCOUNTS } from './seed.ts';

export type StoredAimsweb = { number: string; name: string };

/** The aimswebPlus accounts. An order does not change them. */
export const aimswebAccounts = {
  /** Letters count alike, large or small. */
  byNumber: (number: string): StoredAimsweb | undefined =>
    AIMSWEB_ACCOUNTS.find((one) => one.number === number.toUpperCase()),
  of: aimswebOf,
};
