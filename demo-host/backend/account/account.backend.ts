import * as contract from '../../../src/api/account/account.contract.ts';
import { storedAddress } from '../address/address.ts';
import { changeChoices } from '../checkout/change-cart.ts';
import { needsOf, productsOf } from '../checkout/needs.ts';
import { afterAccount } from '../checkout/what-follows.ts';
import { customerOf, siteOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { refused, unknownIdentifier } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { accountReply } from './account.ts';
import { accountsIn, type StoredAccount } from './store.ts';
import { checkAttempts, forgetAttempts, noteWrong } from './wrong-numbers.ts';

/** The store's own endpoints for customer accounts. Source: CHK-02. */
export const accountRoutes = (services: Services): Route[] => {
  const accounts = accountsIn(services);
  const own = (user: string, id: string): StoredAccount => {
    const account = accounts.get(user, id);
    if (!account) throw unknownIdentifier('account', id);
    return account;
  };
  return [
    handle(contract.listAccounts, (call) => {
      siteOf(call);
      return { accounts: accounts.of(customerOf(call, services)).map(accountReply) };
    }),

    handle(contract.verifyAccount, (call) => {
      siteOf(call);
      const user = customerOf(call, services);
      const { number, termsAccepted } = call.body;
      checkAttempts(user, services);
      const account = accounts.byNumber(number);
      if (!account) {
        noteWrong(user, services);
        throw unknownIdentifier('account', number);
      }
      const told = { number: account.number, name: account.name };
      if (!termsAccepted) return told;
      forgetAttempts(user, services);
      accounts.join(user, account.id);
      return { ...told, account: accountReply(account) };
    }),

    handle(contract.changeAccountBilling, (call) => {
      siteOf(call);
      const account = own(customerOf(call, services), call.path.accountId);
      const billingAddress = storedAddress(`billing-${account.id}`, call.body);
      const changed = { ...account, billingAddress };
      accounts.save(changed);
      return accountReply(changed);
    }),

    handle(contract.chooseAccount, (call) =>
      changeChoices(call, services, (choices, cart, view) => {
        const account = own(cart.userId, call.body.id);
        if (!account.billingAddress)
          throw refused('AccountInvalid', 'The account has no billing address.', {
            status: 400,
            reason: 'noBillingAddress',
            subject: account.id,
          });
        if (account.type === 'PERSONAL' && needsOf(productsOf(cart, view)).aimsweb)
          throw refused('AccountInvalid', 'aimswebPlus is for organizations alone.', {
            status: 400,
            reason: 'organizationOnly',
            subject: account.id,
          });
        const keepQGlobal = call.body.keepQGlobalAccount ?? false;
        return afterAccount(choices, account.id, { keepQGlobal }, view);
      }),
    ),
  ];
};
