import { callService } from '../../core/http/call-service.ts';
import { checkoutSession } from './store.contract.ts';

/**
 * Whether the store back end has a session to check out with, by its own cookie or the visitor's token. One try.
 * Throws `ServiceError`. Source: API-04, CHK-19.
 */
export const readCheckoutSession = (): Promise<boolean> => callService(checkoutSession, {});
