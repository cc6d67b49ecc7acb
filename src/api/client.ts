import {
  fillPath,
  type Endpoint,
  type EndpointArguments,
  type EndpointResponse,
} from '../core/http/define-endpoint.ts';
import { fetchOrTakeEarly } from '../core/http/early.ts';
import { fetchJson } from '../core/http/fetch-json.ts';
import { randomId } from '../core/random.ts';
import { runtime } from '../core/runtime.ts';
import { commerceHeaders, commerceUrl, type CommerceOrigin } from './commerce-request.ts';

/** The configured commerce origin of this page. */
export const commerceOrigin = (): CommerceOrigin => {
  const { config, row } = runtime();
  return {
    base: config.commerceBase,
    baseSite: row.baseSite,
    language: row.language,
    currency: row.currency,
    region: row.region,
    platformKey: config.platformKey,
    entryPoint: config.entryPoint,
  };
};

/**
 * One try of one commerce call: headers of API-01, answer parsed by the endpoint's schema.
 * Throws `ServiceError`. Retries are not made here but in `query-client.ts`.
 */
export const callCommerce = async <E extends Endpoint>(
  endpoint: E,
  args: EndpointArguments<E>,
): Promise<EndpointResponse<E>> => {
  const origin = commerceOrigin();
  const input: LooseArguments = args;
  const token = await runtime().registry.session?.token();
  return (await fetchJson(
    {
      url: commerceUrl(origin, fillPath(endpoint.path, input.path), input.query),
      method: endpoint.method,
      headers: {
        ...commerceHeaders(origin, randomId()),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...input.headers,
      },
      body: input.body,
      schema: endpoint.response,
      timeoutMs: endpoint.timeoutMs,
      signal: input.signal,
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
