import { aimswebOf, AIMSWEB_ACCOUNTS } from './seed.ts';

export type StoredAimsweb = {
  number: string;
  name: string;
  /** The customer account that it belongs to. */
  accountId: string;
};

/** The aimswebPlus accounts. An order does not change them. */
export const aimswebAccounts = {
  /** Returns the account with this number. Case is ignored. */
  byNumber: (number: string): StoredAimsweb | undefined =>
    AIMSWEB_ACCOUNTS.find((one) => one.number === number.toUpperCase()),
  of: aimswebOf,
};
