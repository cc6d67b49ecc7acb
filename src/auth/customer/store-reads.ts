import { callService } from '../../core/http/call-service.ts';
import type { RoutingRegion } from '../../core/locale/locale-table.ts';
import {
  routingRegion,
  checkoutSession,
  currentCustomer,
  customerOfSession,
  type CurrentCustomer,
} from './store.contract.ts';
import { isServiceError } from '../../core/errors.ts';

/** Returns the region that the store routes this visitor's calls to. Tried once. Throws `ServiceError` (API-04, LOC-05). */
export const readRoutingRegion = async (): Promise<RoutingRegion> =>
  (await callService(routingRegion, {})).routingRegion;

/** Returns whether the store has a session for checkout. Tried once. Throws `ServiceError`. Source: API-04, CHK-19. */
export const readCheckoutSession = (): Promise<boolean> => callService(checkoutSession, {});

/** Returns the customer whom the store knows, if any. Tried once. Throws `ServiceError` but for 401. Source: LOC-07. */
export const readCustomer = (): Promise<CurrentCustomer | undefined> =>
  orNobody(callService(currentCustomer, {}));

/** Like `readCustomer`, for the session itself: does not wait for the session (API-04). */
export const askCustomer = (token: string | undefined): Promise<CurrentCustomer | undefined> =>
  orNobody(callService(customerOfSession, { as: { token } }));

const orNobody = async (answer: Promise<CurrentCustomer>): Promise<CurrentCustomer | undefined> => {
  try {
    return await answer;
  } catch (error) {
    if (isServiceError(error) && error.status === 401) return undefined;
    throw error;
  }
};

/** The reading of the store's current customer. Null if nobody is signed in. Set only if the session has asked the store. */
export const CUSTOMER_KEY = 'customer';
