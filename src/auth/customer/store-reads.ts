import { callService } from '../../core/http/call-service.ts';
import type { RoutingRegion } from '../../core/locale/locale-table.ts';
import { routingRegion, checkoutSession } from './store.contract.ts';

/**
 * Returns the region that the store back end routes this visitor's calls to. Tried once. Throws `ServiceError`. Source:
 * API-04, LOC-05.
 */
export const readRoutingRegion = async (): Promise<RoutingRegion> =>
  (await callService(routingRegion, {})).routingRegion;

/**
 * Returns whether the store back end has a session for checkout, by its own cookie or the visitor's token. Tried once.
 * Throws `ServiceError`. Source: API-04, CHK-19.
 */
export const readCheckoutSession = (): Promise<boolean> => callService(checkoutSession, {});
