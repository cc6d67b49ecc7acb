import { fetchJson } from '../../core/http/fetch-json.ts';
import { randomId } from '../../core/random.ts';
import { runtime } from '../../core/runtime.ts';
import { checkoutSession } from './store.contract.ts';

/**
 * Whether the store back end at `base` has a session to check out with, by its own cookie or the visitor's token. One try.
 * Throws `ServiceError`. Source: API-04, CHK-19.
 */
export const readCheckoutSession = async (base: string): Promise<boolean> => {
  const token = await runtime().registry.session?.token();
  const { method, path, response: schema, timeoutMs } = checkoutSession;
  return fetchJson({
    url: base + path,
    method,
    headers: { 'X-Request-Id': randomId(), ...(token && { Authorization: `Bearer ${token}` }) },
    schema,
    timeoutMs,
    credentials: 'include',
  });
};
