import type { InferInput } from 'valibot';
import * as contract from '../../../src/api/q-global/q-global.contract.ts';
import { accountsIn } from '../account/store.ts';
import { changeChoices } from '../checkout/change-cart.ts';
import { customerOf, siteOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { forbidden, invalid, refused, unknownIdentifier, validationError } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { qGlobalIn, type StoredQGlobal } from './store.ts';

type Reply = InferInput<typeof contract.qGlobalAccountSchema>;

/** The store's own endpoints for Q-global accounts. Source: CHK-04. */
export const qGlobalRoutes = (services: Services): Route[] => {
  const { byNumber, of, join, save } = qGlobalIn(services.repository);
  const reply = ({ number, name, owner, linkedAccountId }: StoredQGlobal, user: string): Reply => {
    const linked = linkedAccountId ? accountsIn(services).get(user, linkedAccountId) : undefined;
    return {
      number,
      name,
      isOwner: owner === user,
      ...(linkedAccountId && { linkedAccountId }),
      ...(linked && { linkedAccountName: linked.name }),
    };
  };
  /** Returns the result of looking up a number. A member finds their own account. */
  const lookUp = (number: string, user: string) => {
    const account = byNumber(number);
    if (!account) return { result: 'NOT_FOUND' as const };
    if (account.closed && account.owner !== user) return { result: 'NO_ACCESS' as const };
    const isMember = of(user).some((one) => one.number === number);
    const result = account.linkedAccountId && !isMember ? 'LINKED_TO_ORGANIZATION' : 'FOUND';
    return { result, account } as const;
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
      const { result, account } = lookUp(call.body.number, user);
      return { result, ...(account && { account: reply(account, user) }) };
    }),

    handle(contract.addQGlobalAccount, (call) => {
      siteOf(call);
      const user = customerOf(call, services);
      const { result, account } = lookUp(call.body.number, user);
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
      const next = services.people.byEmail(call.body.email);
      if (!next) throw unknownIdentifier('user', call.body.email);
      const changed = { ...account, owner: next.id };
      save(changed);
      join(next.id, account.number);
      return reply(changed, user);
    }),

    handle(contract.chooseQGlobalAccount, (call) =>
      changeChoices(call, services, (choices, cart) => {
        const { kind, number } = call.body;
        if (kind === 'NEW') return { ...choices, qGlobal: { kind } };
        if (!number) throw validationError([invalid('number', 'This field is required.', 'missing')]);
        const { result, account } = lookUp(number, cart.userId);
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
