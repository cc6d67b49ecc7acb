import {
  currentCustomer,
  checkoutSession,
  identityProfile,
  routingRegion,
  siteLogout,
  storeLogout,
} from '../../../src/auth/customer/store.contract.ts';
import { localeTable } from '../../../src/core/locale/locale-table.ts';
import { bearerOf } from '../core/commerce-call.ts';
import { handle, type Call, type Route } from '../core/endpoint-handler.ts';
import { forbidden, invalidToken, unauthorized } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import type { StoreCustomer, VisitorState } from '../visitor/visitor.ts';

/**
 * The store back end, which says who is signed in, by a token or by the browser's cookie. Source: api.md section 2;
 * API-04.
 */
export const sessionRoutes = (services: Services, visitor: VisitorState): Route[] => {
  const visitorOf = async (call: AnyCall): Promise<StoreCustomer | undefined> => {
    const token = bearerOf(call);
    if (token !== undefined) {
      const user = services.authenticate(token);
      if (user === undefined) throw invalidToken();
      return storeCustomer(user, services);
    }
    const session = await browserSession(call, services);
    if (session) return storeCustomer(session.accountId, services);
    return visitor.customer();
  };

  const logOut = async (call: AnyCall): Promise<undefined> => {
    const session = await browserSession(call, services);
    if (session) services.endSession(session.id);
    visitor.signIn(undefined);
    return undefined;
  };

  return [
    handle(currentCustomer, async (call) => {
      const customer = await visitorOf(call);
      if (!customer) throw unauthorized('Nobody is signed in.');
      return customer;
    }),

    handle(checkoutSession, async (call) => {
      call.reply.headers['Content-Type'] = 'text/plain; charset=utf-8';
      return (await visitorOf(call)) !== undefined;
    }),

    handle(routingRegion, async (call) => {
      const customer = await visitorOf(call);
      return { routingRegion: regionOf(customer?.registrationCountryIso ?? visitor.country()) };
    }),

    handle(identityProfile, async (call) => {
      const customer = await visitorOf(call);
      if (!customer) throw unauthorized('Nobody is signed in.');
      if (call.query.get('userId') !== customer.userId) throw forbidden();
      const person = services.people.byId(customer.userId);
      return person ? { givenName: person.firstName, familyName: person.lastName } : {};
    }),

    handle(siteLogout, logOut),
    handle(storeLogout, logOut),
  ];
};

type AnyCall = Pick<Call, 'headers' | 'origin'>;

const browserSession = async ({ headers, origin }: AnyCall, services: Services) => {
  const cookies = headers.get('cookie');
  return cookies === null ? undefined : services.sessionOf(origin, cookies);
};

const storeCustomer = (userId: string, { people }: Services): StoreCustomer => {
  const country = people.byId(userId)?.registrationCountryIso;
  return { userId, ...(country && { registrationCountryIso: country }) };
};

/** Returns the region of the country's own site, or of the first site. */
const regionOf = (country: string | undefined) =>
  (localeTable.find(({ tag }) => tag.endsWith(`-${country}`)) ?? localeTable[0]!).region;
