import { callService } from '../../core/http/call-service.ts';
import type { RoutingRegion } from '../../core/locale/locale-table.ts';
import { routingRegion } from './store.contract.ts';

/** Where the store back end sends this visitor's calls. One try. Throws `ServiceError`. Source: API-04, LOC-05. */
export const readRoutingRegion = async (): Promise<RoutingRegion> =>
  (await callService(routingRegion, {})).routingRegion;
