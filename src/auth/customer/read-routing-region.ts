import type { RoutingRegion } from '../../core/locale/locale-table.ts';
import { askStore } from './ask-store.ts';
import { routingRegion } from './store.contract.ts';

/** Where the store back end at `base` sends this visitor's calls. One try. Throws `ServiceError`. Source: API-04, LOC-05. */
export const readRoutingRegion = async (base: string): Promise<RoutingRegion> =>
  (await askStore(base, routingRegion)).routingRegion;
