import { currentCustomer } from '../../src/auth/customer/customer.contract.ts';
import { bearerOf, type Services } from './commerce-call.ts';
import { handle, type Call, type Route } from './endpoint-handler.ts';
import { invalidToken, unauthorized } from './occ-error.ts';
import type { StoreCustomer, VisitorState } from './visitor.ts';

/** The sessions of a browser that the store itself ended; the identity service may still know them. */
type Ended = Set<string>;

/** The store back end: who is signed in, by a token or by the browser's cookie. Section 2 of api.md; API-04. */
export const storeRoutes = (services: Services, visitor: VisitorState): Route[] => {
  const ended: Ended = new Set();
  return [
    handle(currentCustomer, async (call) => {
      const customer = await customerOf(call, services, visitor, ended);
      if (!customer) throw unauthorized('Nobody is signed in.');
      return customer;
    }),
  ];
};

type AnyCall = Pick<Call, 'headers' | 'origin'>;

const customerOf = async (
  call: AnyCall,
  services: Services,
  visitor: VisitorState,
  ended: Ended,
): Promise<StoreCustomer | undefined> => {
  const token = bearerOf(call);
  if (token !== undefined) {
    const user = services.authenticate(token);
    if (user === undefined) throw invalidToken();
    return storeCustomer(user, services);
  }
  const session = await sessionOf(call, services);
  if (session && !ended.has(session.id)) return storeCustomer(session.accountId, services);
  return visitor.customer();
};

const sessionOf = ({ headers, origin }: AnyCall, services: Services) => {
  const cookies = headers.get('cookie');
  return cookies === null ? undefined : services.sessionOf(origin, cookies);
};

const storeCustomer = (userId: string, { people }: Services): StoreCustomer => {
  const country = people.byId(userId)?.registrationCountryIso;
  return { userId, ...(country && { registrationCountryIso: country }) };
};
