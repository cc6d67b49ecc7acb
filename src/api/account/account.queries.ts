import { callService } from '../../core/http/call-service.ts';
import type { AddressBody } from '../address/address.contract.ts';
import type { Customer } from '../customer.ts';
import { customerMutation } from '../customer-write.ts';
import { customerQuery } from '../query.ts';
import { changeAccountBilling, listAccounts, readAccount, verifyAccount } from './account.contract.ts';

/** The customer accounts that the customer can order for. Source: CHK-02. */
export const accountsQuery = (of: Customer | undefined) =>
  customerQuery({
    of,
    resource: 'accounts',
    read: async (path, signal) => (await callService(listAccounts, { path, signal })).accounts,
  });

/** How many accounts a page of the list has. */
export const ACCOUNTS_A_PAGE = 20;

/** A page of the accounts that a search finds; pages count from 0. Source: ACC-05 a, d. */
export const accountsPageQuery = (
  of: Customer | undefined,
  { query, page }: { query: string; page: number },
) =>
  customerQuery({
    of,
    resource: 'accounts',
    part: ['page', query, String(page)],
    follows: ['qGlobalAccounts', 'preferences'],
    read: (path, signal) => {
      const asked = { ...(query !== '' && { query }), currentPage: String(page) };
      return callService(listAccounts, { path, query: asked, signal });
    },
  });

/** One account. Source: ACC-05 a. */
export const accountQuery = (of: Customer | undefined, accountId: string) =>
  customerQuery({
    of: of && { ...of, accountId },
    resource: 'accounts',
    part: ['one', accountId],
    follows: ['qGlobalAccounts', 'preferences'],
    read: (path, signal) => callService(readAccount, { path, signal }),
  });

/** Adds an account by its number after its terms were accepted, and returns it. Safe to repeat. Source: CHK-02 e. */
export const addAccountMutation = (of: Customer) =>
  customerMutation({
    owner: of,
    changes: ['accounts'],
    write: async (number: string) =>
      (await callService(verifyAccount, { path: of, body: { number, termsAccepted: true } })).account,
  });

/** Changes an account's billing address and returns the account. It is safe to repeat. Source: CHK-02 c. */
export const changeAccountBillingMutation = (of: Customer) =>
  customerMutation({
    owner: of,
    changes: ['accounts', 'addresses', 'checkoutCart'],
    write: ({ accountId, address }: { accountId: string; address: AddressBody }) =>
      callService(changeAccountBilling, { path: { ...of, accountId }, body: address }),
  });
