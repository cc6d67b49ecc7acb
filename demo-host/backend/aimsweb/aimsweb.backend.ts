import * as contract from '../../../src/api/aimsweb/aimsweb.contract.ts';
import { changeChoices } from '../checkout/change-cart.ts';
import { accountOf } from '../checkout/what-follows.ts';
import { customerOf, siteOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { invalid, refused, unknownIdentifier, validationError } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { aimswebAccounts } from './store.ts';

/** The store's own endpoints for aimswebPlus accounts. Source: CHK-05. */
export const aimswebRoutes = (services: Services): Route[] => [
  handle(contract.listAimswebAccounts, (call) => {
    siteOf(call);
    return { aimswebAccounts: [...aimswebAccounts.of(customerOf(call, services))] };
  }),

  handle(contract.chooseAimswebAccount, (call) =>
    changeChoices(call, services, (choices, cart, view) => {
      const { kind, number, termsAccepted } = call.body;
      const account = accountOf(cart, view);
      if (account?.type !== 'ORGANIZATION')
        throw refused('AccountInvalid', 'aimswebPlus is for organizations alone.', {
          status: 400,
          reason: 'organizationOnly',
        });
      const missing = [
        ...(kind === 'EXISTING' && !number ? ['number'] : []),
        ...(termsAccepted ? [] : ['termsAccepted']),
      ];
      if (missing.length > 0)
        throw validationError(missing.map((field) => invalid(field, 'This field is required.', 'missing')));
      if (kind === 'NEW') return { ...choices, aimsweb: { kind } };
      if (!aimswebAccounts.byNumber(number!)) throw unknownIdentifier('aimswebPlus account', number!);
      return { ...choices, aimsweb: { kind, number: number!.toUpperCase() } };
    }),
  ),
];
