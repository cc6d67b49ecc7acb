import { isServiceError } from '../../core/errors.ts';
import { callService } from '../../core/http/call-service.ts';
import { currentCustomer, customerOfSession, type CurrentCustomer } from './customer.contract.ts';

/**
 * The customer whom the store back end knows by its own cookie or the visitor's token; undefined for nobody.
 * One try. Throws `ServiceError` for every failure but 401. Source: specification section 3, LOC-07.
 */
export const readCustomer = (): Promise<CurrentCustomer | undefined> =>
  orNobody(callService(currentCustomer, {}));

/** The same before the session is known, which waits for this answer where the store's cookie is the session (API-04). */
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
