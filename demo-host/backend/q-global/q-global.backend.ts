import type { InferInput } from 'valibot';
import * as contract from '../../../src/api/q-global/q-global.contract.ts';
import { accountsIn, checkAttempts, noteWrong } from '../account/store.ts';
import { changeChoices } from '../checkout/change-cart.ts';
import { customerOf, siteOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { forbidden, invalid, refused, unknownIdentifier, validationError } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { askStepUp } from '../core/step-up.ts';
import { qualifiedUsersIn } from '../qualified-user/store.ts';
import { nameOf } from '../user/user.ts';
import { qGlobalIn, type StoredQGlobal } from './store.ts';

type Reply = InferInput<typeof contract.qGlobalAccountSchema>;

/** The store's own endpoints for Q-global accounts. Source: CHK-04. */
export const qGlobalRoutes = (services: Services): Route[] => {
  const { byNumber, of, join, save } = qGlobalIn(services.repository);
  const isMemberOf = (user: string, accountId: string): boolean =>
    accountsIn(services).isConfirmed(user, accountId);
  const reply = ({ number, name, owner, ownerName, linkedAccountId }: StoredQGlobal, user: string): Reply => {
    const linked = linkedAccountId && isMemberOf(user, linkedAccountId) ? linkedAccountId : undefined;
    return {
      number,
      name,
      isOwner: owner === user,
      ...(owner !== user && ownerName !== undefined && { ownerName }),
      ...(linkedAccountId && { linkedAccountId }),
      ...(linked && { linkedAccountName: accountsIn(services).get(user, linked)?.name }),
    };
  };
  /** Returns the result of looking up a number. A member finds their own account; only members hear of an organization's. */
  const lookUp = (number: string, user: string) => {
    const account = byNumber(number);
    if (!account) return { result: 'NOT_FOUND' as const };
    const isMember = of(user).some((one) => one.number === account.number);
    const linked = account.linkedAccountId;
    const isHidden = account.closed ? account.owner !== user : linked && !isMemberOf(user, linked);
    if (isHidden && !isMember) return { result: 'NO_ACCESS' as const };
    return { result: linked && !isMember ? 'LINKED_TO_ORGANIZATION' : 'FOUND', account } as const;
  };
  /**
   * Returns the id of the qualified user with this address, of the organization that the account is linked to. An account
   * without a link belongs to the organizations of its owner.
   */
  const colleague = (user: string, { linkedAccountId }: StoredQGlobal, typed: string) => {
    const email = typed.toLowerCase();
    const organizations = accountsIn(services)
      .of(user)
      .filter(
        ({ id, type }) => type === 'ORGANIZATION' && isMemberOf(user, id) && id === (linkedAccountId ?? id),
      );
    const found = organizations
      .flatMap((account) => qualifiedUsersIn(services).of(user, account))
      .find((one) => one.level !== undefined && one.email.toLowerCase() === email);
    return (
      found && {
        id: services.people.byEmail(email)?.id ?? found.id,
        email: found.email,
        name: `${found.firstName} ${found.lastName}`,
      }
    );
  };
  /** Looks a typed number up. Wrong ones count. */
  const guessed = (number: string, user: string) => {
    checkAttempts(user, services);
    const found = lookUp(number, user);
    if (!found.account) noteWrong(user, services);
    return found;
  };
  return [
    handle(contract.listQGlobalAccounts, (call) => {
      siteOf(call);
      const user = customerOf(call, services);
      return { qglobalAccounts: of(user).map((one) => reply(one, user)) };
    }),

    handle(contract.verifyQGlobalAccount, (call) => {
      siteOf(call);
      const user = customerOf(call, services);
      const { result, account } = guessed(call.body.number, user);
      return { result, ...(account && { account: reply(account, user) }) };
    }),

    handle(contract.addQGlobalAccount, (call) => {
      siteOf(call);
      const user = customerOf(call, services);
      const { result, account } = guessed(call.body.number, user);
      if (result === 'NO_ACCESS') throw forbidden();
      if (!account) throw unknownIdentifier('Q-global account', call.body.number);
      join(user, account.number);
      call.reply.status = 201;
      return reply(account, user);
    }),

    handle(contract.handOverQGlobalAccount, (call) => {
      siteOf(call);
      const user = customerOf(call, services);
      const account = byNumber(call.path.number);
      if (!account || account.owner !== user) throw forbidden();
      const tries = `owner ${user}`;
      checkAttempts(tries, services);
      const next = colleague(user, account, call.body.email);
      if (!next) {
        noteWrong(tries, services);
        throw refused('UserNotInOrganization', 'The organization has no qualified user with this address.', {
          status: 400,
        });
      }
      askStepUp(call, services, user, { kind: 'transaction', action: `transfer ${account.number}` });
      const changed = { ...account, owner: next.id, ownerName: next.name };
      save(changed);
      join(next.id, account.number);
      for (const { id, email } of [{ id: user, email: nameOf(user, services.people).email }, next])
        services.sendMail(`owner of ${account.number} ${id} ${services.random()}`, {
          to: email,
          subject: `${account.number} has another owner`,
          text: `${next.name} now owns ${account.number}. If this is not what you wanted, contact Customer Support.`,
        });
      return reply(changed, user);
    }),

    handle(contract.chooseQGlobalAccount, (call) =>
      changeChoices(call, services, (choices, cart) => {
        const { kind, number } = call.body;
        if (kind === 'NEW') return { ...choices, qGlobal: { kind } };
        if (!number) throw validationError([invalid('number', 'This field is required.', 'missing')]);
        const { result, account } = guessed(number, cart.userId);
        const isOwn = of(cart.userId).some((one) => one.number === number);
        if (!account || (kind === 'EXISTING' && !isOwn))
          throw refused('QGlobalAccountInvalid', 'This account can’t be chosen.', {
            status: 400,
            reason: result === 'NO_ACCESS' ? 'noAccess' : 'notFound',
            subject: number,
          });
        return { ...choices, qGlobal: { kind, number } };
      }),
    ),
  ];
};
