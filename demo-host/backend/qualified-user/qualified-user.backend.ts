import * as contract from '../../../src/api/account/qualified-user.contract.ts';
import { covers, highestLevel } from '../../../src/api/checkout/qualification.rules.ts';
import { accountsIn, checkAttempts, noteWrong, type StoredAccount } from '../account/store.ts';
import { changeChoices } from '../checkout/change-cart.ts';
import { productsOf } from '../checkout/needs.ts';
import { accountOf } from '../checkout/what-follows.ts';
import { customerOf, siteOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { forbidden, invalid, refused, unknownIdentifier, validationError } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { qualificationsIn } from '../qualification/store.ts';
import { DIRECTORY } from './seed.ts';
import { qualifiedUsersIn } from './store.ts';

const LONGEST_EMAIL = 150;

/** The store's own endpoints for the qualified users of an account. Source: CHK-03. */
export const qualifiedUserRoutes = (services: Services): Route[] => {
  const users = qualifiedUsersIn(services);
  const accountIn = (user: string, id: string): StoredAccount => {
    const account = accountsIn(services).get(user, id);
    if (!account) throw unknownIdentifier('account', id);
    return account;
  };
  return [
    handle(contract.listQualifiedUsers, (call) => {
      siteOf(call);
      const user = customerOf(call, services);
      const isReviewed = qualificationsIn(services)
        .of(user)
        .some(({ state }) => state === 'PENDING');
      return {
        qualifiedUsers: users
          .of(user, accountIn(user, call.path.accountId))
          .map((one) => (isReviewed && one.id === user ? { ...one, isReviewed } : one)),
      };
    }),

    handle(contract.addQualifiedUser, (call) => {
      siteOf(call);
      const user = customerOf(call, services);
      const account = accountIn(user, call.path.accountId);
      if (account.type === 'PERSONAL' || account.isUnconfirmed) throw forbidden();
      const email = checkedEmail(call.body.email);
      checkAttempts(user, services);
      const listed = users.of(user, account).find((one) => one.email === email);
      const found = listed ?? DIRECTORY.find((one) => one.email === email);
      if (!found) {
        noteWrong(user, services);
        throw unknownIdentifier('user of this organization', email);
      }
      users.add(account.id, found);
      call.reply.status = 201;
      return found;
    }),

    handle(contract.chooseQualifiedUser, (call) =>
      changeChoices(call, services, (choices, cart, view) => {
        const account = accountOf(cart, view);
        if (!account) throw refused('AccountInvalid', 'No account is chosen.', { status: 400 });
        const one = users.of(cart.userId, account).find(({ id }) => id === call.body.id);
        if (!one) throw unknownIdentifier('qualified user', call.body.id);
        const needed = highestLevel(productsOf(cart, view).map(({ level }) => level));
        if (!covers(one.level, needed))
          throw refused('QualifiedUserLevelError', 'Their level is below what is needed.', {
            status: 400,
            reason: 'levelTooLow',
            subject: needed ?? '',
          });
        return { ...choices, qualifiedUserId: one.id };
      }),
    ),
  ];
};

/** Returns the checked e-mail address. Each of the messages of CHK-03 c has a reason of its own. */
const checkedEmail = (typed: string): string => {
  const email = typed.trim().toLowerCase();
  if (email === '') throw validationError([invalid('email', 'This field is required.', 'missing')]);
  if (email.length > LONGEST_EMAIL)
    throw validationError([invalid('email', 'The address is too long.', 'tooLong')]);
  if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email))
    throw validationError([invalid('email', 'This is no email address.')]);
  return email;
};
