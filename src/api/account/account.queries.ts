import { callService } from '../../core/http/call-service.ts';
import type { AddressBody } from '../address/address.contract.ts';
import type { Customer } from '../customer.ts';
import { customerMutation } from '../customer-write.ts';
import { customerQuery } from '../query.ts';
import { changeAccountBilling, listAccounts, verifyAccount } from './account.contract.ts';

/** The customer accounts that can be ordered for. Source: CHK-02. */
export const accountsQuery = (of: Customer | undefined) =>
  customerQuery({
    of,
    resource: 'accounts',
    read: async (path, signal) => (await callService(listAccounts, { path, signal })).accounts,
  });

/**
 * Adds an account that is not listed, by its number, once its terms are accepted; gives it. Only to look one up, call `verifyAccount`.
 * It can be repeated: an account is listed once. Source: CHK-02 e.
 */
export const addAccountMutation = (of: Customer) =>
  customerMutation({
    owner: of,
    changes: ['accounts'],
    write: async (number: string) =>
      (await callService(verifyAccount, { path: of, body: { number, termsAccepted: true } })).account,
  });

/** Gives an account another billing address, which can be repeated; gives the account. Source: CHK-02 c. */
export const changeAccountBillingMutation = (of: Customer) =>
  customerMutation({
    owner: of,
    changes: ['accounts', 'addresses', 'checkoutCart'],
    write: ({ accountId, address }: { accountId: string; address: AddressBody }) =>
      callService(changeAccountBilling, { path: { ...of, accountId }, body: address }),
  });
