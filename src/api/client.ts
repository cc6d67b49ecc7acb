import {
  fillPath,
  type Endpoint,
  type EndpointArguments,
  type EndpointResponse,
} from '../core/http/define-endpoint.ts';
import { isServiceError } from '../core/errors.ts';
import type { Again } from './call-again.ts';
import { fetchOrTakeEarly } from '../core/http/early.ts';
import { fetchJson } from '../core/http/fetch-json.ts';
import { randomId } from '../core/random.ts';
import { runtime } from '../core/runtime.ts';
import { commerceHeaders, commerceUrl, type CommerceOrigin } from './commerce-request.ts';

/** The configured commerce origin of this page. */
export const commerceOrigin = (): CommerceOrigin => {
  const { config, row, storage } = runtime();
  return {
    base: config.commerceBase,
    baseSite: row.baseSite,
    language: row.language,
    currency: row.currency,
    region: storage.read('routingRegion', row.baseSite) ?? row.region,
    platformKey: config.platformKey,
    entryPoint: config.entryPoint,
  };
};

/**
 * One commerce call: headers of API-01, answer parsed by the endpoint's schema. A signed-in visitor's is made once more
 * when it was refused and a renewed token or a proof helps (`call-again.ts`). Throws `ServiceError`. Retries after other
 * failures are not made here but in `query-client.ts`.
 */
export const callCommerce = async <E extends Endpoint>(
  endpoint: E,
  args: EndpointArguments<E>,
): Promise<EndpointResponse<E>> => {
  let token = await runtime().registry.session?.token();
  let proof: Omit<Again, 'token'> = {};
  const refusals: ('advice' | 'token')[] = [];
  for (;;) {
    try {
      return await tryOnce(endpoint, args, token, proof);
    } catch (error) {
      const refused = isServiceError(error) && (error.status === 401 || error.status === 403);
      if (!refused || token === undefined) throw error;
      const help = await (await import('./call-again.ts')).helpAgainst(error, token, refusals);
      if (help === undefined) throw error;
      refusals.push(help.helped);
      ({ token, ...proof } = help.again);
    }
  }
};

const tryOnce = async <E extends Endpoint>(
  endpoint: E,
  args: EndpointArguments<E>,
  token: string | undefined,
  proof: Omit<Again, 'token'>,
): Promise<EndpointResponse<E>> => {
  const origin = commerceOrigin();
  const input: LooseArguments = args;
  return (await fetchJson(
    {
      url: commerceUrl(origin, fillPath(endpoint.path, input.path), { ...input.query, ...proof.query }),
      method: endpoint.method,
      headers: {
        ...commerceHeaders(origin, randomId()),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...proof.headers,
        ...input.headers,
      },
      body: input.body,
      schema: endpoint.response,
      timeoutMs: endpoint.timeoutMs,
      signal: input.signal,
      credentials: runtime().registry.session?.byCookie?.() ? 'include' : undefined,
    },
    fetchOrTakeEarly,
  )) as EndpointResponse<E>;
};

type LooseArguments = {
  path?: Record<string, string> | undefined;
  query?: Record<string, string> | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
};
