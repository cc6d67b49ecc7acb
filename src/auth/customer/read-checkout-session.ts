import { callService } from '../../core/http/call-service.ts';
import { checkoutSession } from './store.contract.ts';

/**
 * Returns whether the store back end has a session for checkout, by its own cookie or the visitor's token. Tried once.
 * Throws `ServiceError`. Source: API-04, CHK-19.
 */
export const readCheckoutSession = (): Promise<boolean> => callService(checkoutSession, {});
