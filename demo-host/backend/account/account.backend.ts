import * as contract from '../../../src/api/account/account.contract.ts';
import { storedAddress } from '../address/address.ts';
import { aimswebAccounts } from '../aimsweb/store.ts';
import { changeChoices } from '../checkout/change-cart.ts';
import { needsOf, productsOf } from '../checkout/needs.ts';
import { afterAccount } from '../checkout/what-follows.ts';
import { customerOf, siteOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { forbidden, refused, unknownIdentifier, unknownResource } from '../core/occ-error.ts';
import { pageOf } from '../core/pages-of.ts';
import type { Services } from '../core/services.ts';
import { preferencesIn } from '../preferences/store.ts';
import { qGlobalIn } from '../q-global/store.ts';
import { nameOf } from '../user/user.ts';
import { accountReply } from './account.ts';
import { accountsIn, type StoredAccount } from './store.ts';
import { checkAttempts, noteWrong } from './wrong-numbers.ts';

const searched = ({ name, number, billingAddress }: StoredAccount): string =>
  `${name}\n${number}\n${billingAddress?.town ?? ''}`.toLowerCase();

const PERSONAL_FIRST = {
  code: 'byName',
  name: 'Name',
  order: (a: StoredAccount, b: StoredAccount) =>
    Number(a.type !== 'PERSONAL') - Number(b.type !== 'PERSONAL') || a.name.localeCompare(b.name),
};

const fullNameOf = (userId: string, { people }: Services): string => {
  const { firstName, lastName } = nameOf(userId, people);
  return `${firstName} ${lastName}`;
};

/** The store's own endpoints for customer accounts. Source: CHK-02, ACC-05. */
export const accountRoutes = (services: Services): Route[] => {
  const accounts = accountsIn(services);
  const own = (user: string, id: string): StoredAccount => {
    const account = accounts.get(user, id);
    if (!account) throw unknownIdentifier('account', id);
    return account;
  };
  /** Returns an account with what other resources have of it: numbers of the platforms, and whether it is the default. */
  const shown = (user: string) => {
    // Read once: a customer may have five hundred accounts.
    const first = accounts.of(user)[0]?.id;
    const numbers = qGlobalIn(services.repository).of(user);
    const { defaultAccountId } = preferencesIn(services.repository).of(user);
    return (account: StoredAccount) => {
      const reply = accountReply(account);
      if (account.isUnconfirmed) return reply;
      const isOrganization = account.type === 'ORGANIZATION';
      const aimsweb = isOrganization
        ? aimswebAccounts.of(user).find(({ accountId }) => accountId === account.id)
        : undefined;
      // An account of Q-global that is linked to no customer account stands with the first one.
      const qGlobal = numbers.filter(({ linkedAccountId }) => (linkedAccountId ?? first) === account.id);
      return {
        ...reply,
        isDefault: defaultAccountId === account.id,
        qGlobal: qGlobal.map(({ number, owner, ownerName }) => ({
          number,
          isOwner: owner === user,
          ...(owner !== user && { ownerName: ownerName ?? fullNameOf(owner, services) }),
        })),
        ...(aimsweb && { aimswebNumber: aimsweb.number }),
      };
    };
  };
  return [
    handle(contract.listAccounts, (call) => {
      siteOf(call);
      const user = customerOf(call, services);
      if (call.query.get('currentPage') === null) return { accounts: accounts.of(user).map(shown(user)) };
      const words = (call.query.get('query') ?? '').trim().toLowerCase();
      const found = accounts.of(user).filter((account) => searched(account).includes(words));
      const { page, pagination } = pageOf(found, [PERSONAL_FIRST], call);
      return { accounts: page.map(shown(user)), pagination };
    }),

    handle(contract.readAccount, (call) => {
      siteOf(call);
      const user = customerOf(call, services);
      const account = accounts.get(user, call.path.accountId);
      if (!account) throw unknownResource('account', call.path.accountId);
      return shown(user)(account);
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
      accounts.join(user, account.id);
      // Whoever has just joined it is told no more of it than its list then shows (ACC-05 e).
      return { ...told, account: accountReply(own(user, account.id)) };
    }),

    handle(contract.changeAccountBilling, (call) => {
      siteOf(call);
      const user = customerOf(call, services);
      const account = own(user, call.path.accountId);
      if (!accounts.isConfirmed(user, account.id)) throw forbidden();
      const billingAddress = storedAddress(`billing-${account.id}`, call.body);
      const changed = { ...account, billingAddress };
      accounts.save(changed);
      return accountReply(changed);
    }),

    handle(contract.chooseAccount, (call) =>
      changeChoices(call, services, (choices, cart, view) => {
        const account = own(cart.userId, call.body.id);
        if (!account.billingAddress && !account.isUnconfirmed)
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
        const isActed = view.member !== undefined && view.member !== cart.userId;
        return afterAccount(choices, account.id, { keepQGlobal, isActed }, view);
      }),
    ),
  ];
};
