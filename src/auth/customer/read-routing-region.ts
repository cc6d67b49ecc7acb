import { callService } from '../../core/http/call-service.ts';
import type { RoutingRegion } from '../../core/locale/locale-table.ts';
import { routingRegion } from './store.contract.ts';

/**
 * Returns the region that the store back end routes this visitor's calls to. Tried once. Throws `ServiceError`. Source:
 * API-04, LOC-05.
 */
export const readRoutingRegion = async (): Promise<RoutingRegion> =>
  (await callService(routingRegion, {})).routingRegion;
