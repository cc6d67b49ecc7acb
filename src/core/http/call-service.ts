import { isServiceError, ServiceError } from '../errors.ts';
import { late } from '../late.ts';
import type { LocaleRow } from '../locale/locale-table.ts';
import { oneVisitor } from '../registry/one-visitor.ts';
import { runtime } from '../runtime.ts';
import type { Again } from './call-again.ts';
import {
  fillPath,
  type Endpoint,
  type EndpointArguments,
  type EndpointResponse,
  type GivenAuth,
} from './define-endpoint.ts';
import { sendOnce } from './send-once.ts';
import { serviceNamed } from './services.ts';

/**
 * Calls a service once. All requests go through here, but those of the vendor's SDK and `auth/profile/`. A refused call is
 * repeated once a renewed token or a proof helps (`call-again.ts`); `retry-read.ts` does all other retries. Throws
 * `ServiceError`: `session-changed` if the visitor changed, and 401, without sending, for a customer's call while nobody is
 * signed in.
 */
export const callService = async <E extends Endpoint>(
  endpoint: E,
  args: EndpointArguments<E>,
): Promise<EndpointResponse<E>> => {
  const input: LooseArguments = args;
  const { auth } = endpoint;
  if (auth === 'none' || auth === 'given') return sendAs(endpoint, input, input.as);
  const { session } = runtime().registry;
  // A call that was begun for one visitor stays theirs, however long it waits.
  const check = oneVisitor(input.path?.['whose']);
  const token = await session?.token();
  const cookies = session?.byCookie?.();
  const send = async (as: GivenAuth, proof?: Proof): Promise<EndpointResponse<E>> => {
    check();
    return sendAs(endpoint, input, as, proof).finally(check);
  };
  if (auth === 'customer' && !token && !cookies)
    throw new ServiceError('Nobody is signed in.', { kind: 'status', status: 401 });
  try {
    return await send({ token, cookies });
  } catch (error) {
    if (!isRefusal(error) || !(token ?? cookies)) throw error;
    return (await late(() => import('./call-again.ts'))).callAgain(endpoint, error, token, check, send);
  }
};

/** The proof of who the shopper is, in the form that the service wants. */
export type Proof = Omit<Again, 'token'>;

export const isRefusal = (error: unknown): boolean => isServiceError(error) && /40[13]/.test(error.code);

const sendAs = async <E extends Endpoint>(
  endpoint: E,
  { path, query, headers, body, signal, at }: LooseArguments,
  { token, cookies }: GivenAuth = {},
  proof?: Proof,
): Promise<EndpointResponse<E>> => {
  const { address, credentials, mend } = serviceNamed(endpoint.service);
  const own = address(fillPath(endpoint.path, path), proof?.query ? { ...query, ...proof.query } : query, at);
  const sent: Record<string, string> = {
    ...own.headers,
    ...(token && { Authorization: `Bearer ${token}` }),
    ...proof?.headers,
    ...headers,
  };
  try {
    return (await sendOnce({
      ...endpoint,
      url: own.url,
      headers: sent,
      body,
      mend,
      signal,
      credentials: cookies ? 'include' : credentials,
      ended: runtime().registry.observer?.(endpoint, sent['X-Request-Id']),
    })) as EndpointResponse<E>;
  } catch (error) {
    if (isDown(error, endpoint.service))
      late(() => import('./service-down.ts'))
        .then(({ tellDown }) => tellDown(endpoint.service, own.url, error))
        .catch(() => undefined);
    throw error;
  }
};

/** Returns whether a service seems to be down or at another address. Of a 404, only one without commerce's error type is. */
const isDown = (error: unknown, service: string): error is ServiceError => {
  if (!isServiceError(error)) return false;
  const { kind, status, type } = error;
  const isElsewhere = service === 'commerce' && (status === 405 || (status === 404 && type === undefined));
  return status >= 500 || isElsewhere || kind === 'network' || kind === 'timeout' || kind === 'not-json';
};

type LooseArguments = {
  path?: Record<string, string> | undefined;
  query?: Record<string, string> | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  as?: GivenAuth | undefined;
  at?: LocaleRow;
};
