import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import { ServiceError, type ServiceFailure } from '../errors.ts';

export type JsonRequest<S extends GenericSchema> = {
  url: string;
  method: string;
  headers?: Record<string, string>;
  /** Sent as JSON when given. */
  body?: unknown;
  /** What the answer must be. */
  schema: S;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** Without cookies unless it is given. */
  credentials?: RequestCredentials | undefined;
};

/** The seam to the network: tests give their own. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Sends one request and gives the parsed answer.
 * Throws {@link ServiceError}: `status` with the service's info on non-OK, `timeout` when the whole answer is not
 * there in time, `network`, `offline`, `aborted`, `not-json`, `shape` (API-02). An empty answer (201, 204) is parsed
 * as `undefined`.
 */
export const fetchJson = async <S extends GenericSchema>(
  request: JsonRequest<S>,
  fetchImpl: Fetch = (url, init) => fetch(url, init),
): Promise<InferOutput<S>> => {
  const requestId = request.headers?.['X-Request-Id'];
  const fail = (message: string, failure: ServiceFailure, cause?: unknown) =>
    new ServiceError(
      `${request.method} ${pathOf(request.url)}: ${message}`,
      requestId === undefined ? failure : { ...failure, requestId },
      { cause },
    );

  const { response, text } = await exchange(request, fetchImpl, fail);
  if (!response.ok) throw fail(`answered ${response.status}`, statusFailure(response, text));
  const json = parseJson(text);
  if (json === NOT_JSON) throw fail('the answer is not JSON', { kind: 'not-json', status: response.status });
  const parsed = safeParse(request.schema, json);
  if (!parsed.success) {
    const where = parsed.issues[0].path?.map((item) => String(item.key)).join('.') ?? '';
    throw fail(`the answer has the wrong shape at "${where}"`, { kind: 'shape', status: response.status });
  }
  return parsed.output;
};

type Fail = (message: string, failure: ServiceFailure, cause?: unknown) => ServiceError;

const exchange = async (request: JsonRequest<GenericSchema>, fetchImpl: Fetch, fail: Fail) => {
  const controller = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, request.timeoutMs);
  const abort = () => controller.abort();
  request.signal?.addEventListener('abort', abort);
  if (request.signal?.aborted) abort();
  try {
    const response = await fetchImpl(request.url, initOf(request, controller.signal));
    return { response, text: await response.text() };
  } catch (cause) {
    if (timedOut) throw fail('timed out', { kind: 'timeout', status: 0 }, cause);
    if (controller.signal.aborted) throw fail('was given up', { kind: 'aborted', status: 0 }, cause);
    const kind = globalThis.navigator?.onLine === false ? 'offline' : 'network';
    throw fail('got no answer', { kind, status: 0 }, cause);
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', abort);
  }
};

const initOf = (request: JsonRequest<GenericSchema>, signal: AbortSignal): RequestInit => ({
  method: request.method,
  signal,
  credentials: request.credentials ?? 'omit',
  ...(request.headers && { headers: request.headers }),
  ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
});

const NOT_JSON = Symbol('not JSON');

const parseJson = (text: string): unknown => {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON;
  }
};

const statusFailure = (response: Response, text: string): ServiceFailure => {
  const info = parseJson(text);
  const type = info === NOT_JSON ? undefined : firstErrorType(info);
  const retryAfterMs = readRetryAfter(response.headers.get('Retry-After'));
  const challenge = response.headers.get('WWW-Authenticate');
  return {
    kind: 'status',
    status: response.status,
    ...(info !== NOT_JSON && { info }),
    ...(type !== undefined && { type }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(challenge && { challenge }),
  };
};

/** `{"errors":[{"type":"…"}]}`, the commerce convention (api.md, section 1). */
const firstErrorType = (info: unknown): string | undefined => {
  const errors = (info as { errors?: unknown } | undefined | null)?.errors;
  const type: unknown = Array.isArray(errors)
    ? (errors[0] as { type?: unknown } | undefined)?.type
    : undefined;
  return typeof type === 'string' ? type : undefined;
};

/** Seconds only; a date needs the server's clock, which may be off. At most 20 s, the limit of all retries. */
const readRetryAfter = (header: string | null): number | undefined => {
  const seconds = Number(header);
  return header === null || !Number.isFinite(seconds) || seconds < 0
    ? undefined
    : Math.min(seconds, 20) * 1000;
};

const pathOf = (url: string): string => {
  try {
    return new URL(url, 'http://relative.invalid').pathname;
  } catch {
    return url;
  }
};
