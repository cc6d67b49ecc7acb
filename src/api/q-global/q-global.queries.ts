import { callService } from '../../core/http/call-service.ts';
import type { Customer } from '../customer.ts';
import { customerMutation } from '../customer-write.ts';
import { customerQuery } from '../query.ts';
import {
  addQGlobalAccount,
  handOverQGlobalAccount,
  listQGlobalAccounts,
  type QGlobalAccount,
} from './q-global.contract.ts';

/** The customer's Q-global accounts. Source: CHK-04. */
export const qGlobalAccountsQuery = (of: Customer | undefined) =>
  customerQuery({ of, resource: 'qGlobalAccounts', read: listed });

const listed = async (path: Customer, signal?: AbortSignal) =>
  (await callService(listQGlobalAccounts, { path, signal })).qglobalAccounts;

/** Adds an account to the customer's profile by its number, and returns the account. Source: CHK-04 d. */
export const addQGlobalAccountMutation = (of: Customer) =>
  customerMutation<QGlobalAccount, string>({
    owner: of,
    changes: ['qGlobalAccounts'],
    write: (number) => callService(addQGlobalAccount, { path: of, body: { number } }),
    confirm: async (typed) => {
      const result = (await listed(of)).find(({ number }) => number === typed.trim());
      return result && { result };
    },
  });

/** Transfers an account to another of its users, and returns the changed account. Source: CHK-04 f. */
export const handOverQGlobalAccountMutation = (of: Customer) =>
  customerMutation<QGlobalAccount, { number: string; email: string }>({
    owner: of,
    changes: ['qGlobalAccounts'],
    write: ({ number, email }) =>
      callService(handOverQGlobalAccount, { path: { ...of, number }, body: { email } }),
    confirm: async ({ number }) => {
      const result = (await listed(of)).find((account) => account.number === number && !account.isOwner);
      return result && { result };
    },
  });
