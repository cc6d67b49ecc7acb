import {
  fillPath,
  type Endpoint,
  type EndpointArguments,
  type EndpointResponse,
} from '../../core/http/define-endpoint.ts';
import { fetchJson } from '../../core/http/fetch-json.ts';
import type { LocaleRow } from '../../core/locale/locale-table.ts';
import { randomId } from '../../core/random.ts';
import { commerceOrigin } from '../client.ts';
import { commerceHeaders, commerceUrl } from '../commerce-request.ts';
import { retryRead } from '../retry-read.ts';

type LooseArguments = {
  path?: Record<string, string> | undefined;
  query?: Record<string, string> | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
};

/**
 * An anonymous read at another locale's store, in its language, for it may know no other; passing failures are retried. Throws
 * `ServiceError`.
 */
export const readAt = <E extends Endpoint>(
  { baseSite, language, currency, region }: LocaleRow,
  endpoint: E,
  args: EndpointArguments<E>,
): Promise<EndpointResponse<E>> => {
  const { path, query, body, signal }: LooseArguments = args;
  const origin = { ...commerceOrigin(), baseSite, language, currency, region };
  const call = () =>
    fetchJson({
      url: commerceUrl(origin, fillPath(endpoint.path, path), query),
      method: endpoint.method,
      headers: commerceHeaders(origin, randomId()),
      body,
      schema: endpoint.response,
      timeoutMs: endpoint.timeoutMs,
      signal,
    }) as Promise<EndpointResponse<E>>;
  return retryRead(call, signal);
};
