import { searchCustomers } from '../../../src/api/support/support.contract.ts';
import { accountsIn } from '../account/store.ts';
import { memberOf, siteOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { forbidden } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { numberOf } from '../user/user.ts';

const SHORTEST = 3;
const MOST = 20;

/** The store's own endpoints for members of customer service. Source: ACC-08. */
export const supportRoutes = (services: Services): Route[] => [
  handle(searchCustomers, (call) => {
    const site = siteOf(call);
    const member = services.people.byId(memberOf(call, services) ?? '');
    if (!member?.serves?.includes(site.uid)) throw forbidden();
    const words = call.body.query.trim().toLowerCase();
    if (words.length < SHORTEST) return { customers: [] };
    const found = services.people.all().filter((one) => {
      const text = `${one.firstName} ${one.lastName}\n${one.email}\n${numberOf(one.id)}`;
      return !one.serves && text.toLowerCase().includes(words);
    });
    return {
      customers: found.slice(0, MOST).map((one) => ({
        uid: one.id,
        name: `${one.firstName} ${one.lastName}`,
        email: one.email,
        number: numberOf(one.id),
        accounts: accountsIn(services)
          .of(one.id)
          .slice(0, MOST)
          .map(({ name, number }) => ({ name, number })),
      })),
    };
  }),
];
