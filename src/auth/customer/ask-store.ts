import type { GenericSchema, InferOutput } from 'valibot';
import type { Endpoint } from '../../core/http/define-endpoint.ts';
import { fetchJson } from '../../core/http/fetch-json.ts';
import { randomId } from '../../core/random.ts';
import { runtime } from '../../core/runtime.ts';

/** One call of the store back end at `base`, by its own cookie and this token where there is one. One try. Throws `ServiceError`. */
export const askStoreAs = <Response extends GenericSchema>(
  base: string,
  { method, path, response: schema, timeoutMs }: Endpoint<string, undefined, Response>,
  token: string | undefined,
  query = '',
): Promise<InferOutput<Response>> =>
  fetchJson({
    url: base + path + query,
    method,
    headers: { 'X-Request-Id': randomId(), ...(token && { Authorization: `Bearer ${token}` }) },
    schema,
    timeoutMs,
    credentials: 'include',
  });

/** The same as whoever is signed in, once that is known. */
export const askStore = async <Response extends GenericSchema>(
  base: string,
  endpoint: Endpoint<string, undefined, Response>,
  query?: Record<string, string>,
): Promise<InferOutput<Response>> => {
  const token = await runtime().registry.session?.token();
  return askStoreAs(base, endpoint, token, query && `?${new URLSearchParams(query)}`);
};
