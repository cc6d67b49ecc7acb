import { isServiceError } from '../../core/errors.ts';
import { runtime } from '../../core/runtime.ts';
import { askStoreAs } from './ask-store.ts';
import { currentCustomer, type CurrentCustomer } from './customer.contract.ts';

/**
 * The customer whom the store back end at `base` knows by its own cookie or the visitor's token; undefined for nobody.
 * One try. Throws `ServiceError` for every failure but 401. Source: specification section 3, LOC-07.
 */
export const readCustomer = async (base: string): Promise<CurrentCustomer | undefined> =>
  askCustomer(base, await runtime().registry.session?.token());

/** The same before the session is known, which waits for this answer where the store's cookie is the session (API-04). */
export const askCustomer = async (
  base: string,
  token: string | undefined,
): Promise<CurrentCustomer | undefined> => {
  try {
    return await askStoreAs(base, currentCustomer, token);
  } catch (error) {
    if (isServiceError(error) && error.status === 401) return undefined;
    throw error;
  }
};
