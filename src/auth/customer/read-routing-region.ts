import { fetchJson } from '../../core/http/fetch-json.ts';
import type { RoutingRegion } from '../../core/locale/locale-table.ts';
import { randomId } from '../../core/random.ts';
import { runtime } from '../../core/runtime.ts';
import { routingRegion } from './store.contract.ts';

/** Where the store back end at `base` sends this visitor's calls. One try. Throws `ServiceError`. Source: API-04, LOC-05. */
export const readRoutingRegion = async (base: string): Promise<RoutingRegion> => {
  const token = await runtime().registry.session?.token();
  const { method, path, response: schema, timeoutMs } = routingRegion;
  const answer = await fetchJson({
    url: base + path,
    method,
    headers: { 'X-Request-Id': randomId(), ...(token && { Authorization: `Bearer ${token}` }) },
    schema,
    timeoutMs,
    credentials: 'include',
  });
  return answer.routingRegion;
};
