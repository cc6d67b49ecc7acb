import { changePreferences, readPreferences } from '../../../src/api/preferences/preferences.contract.ts';
import { accountsIn } from '../account/store.ts';
import { customerOf, siteOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { outdated, unknownIdentifier } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { preferencesIn } from './store.ts';

/** The store's own endpoints for a customer's preferences. Source: ACC-03 c. */
export const preferencesRoutes = (services: Services): Route[] => {
  const preferences = preferencesIn(services.repository);
  return [
    handle(readPreferences, (call) => {
      siteOf(call);
      const { version, ...rest } = preferences.of(customerOf(call, services));
      return { ...rest, version: String(version) };
    }),

    handle(changePreferences, (call) => {
      siteOf(call);
      const user = customerOf(call, services);
      const before = preferences.of(user);
      const seen = call.headers.get('if-match');
      if (seen !== null && seen !== String(before.version)) throw outdated('preferences', user);
      const { defaultAccountId = before.defaultAccountId ?? null, ...given } = call.body;
      if (defaultAccountId !== null && !accountsIn(services).get(user, defaultAccountId))
        throw unknownIdentifier('account', defaultAccountId);
      preferences.save(user, {
        orderEmails: given.orderEmails ?? before.orderEmails,
        quoteEmails: given.quoteEmails ?? before.quoteEmails,
        marketing: given.marketing ?? before.marketing,
        ...(defaultAccountId !== null && { defaultAccountId }),
        version: before.version + 1,
      });
      return undefined;
    }),
  ];
};
