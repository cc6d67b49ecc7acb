import { safeParse, type GenericSchema, type InferOutput } from 'valibot';
import { ServiceError, type NamedError, type ServiceFailure } from '../errors.ts';
import type { AnswerKind, Mend } from './define-endpoint.ts';
import { fetchOrTakeEarly } from './early.ts';

/** Reads the body of an answer. Returns undefined if it is longer than `most` bytes, counted as they come. */
const readBytes = async ({ body }: Response, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const parts: BlobPart[] = [];
  const reader = body?.getReader();
  for (let bytes = 0; reader;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > most) return void reader.cancel();
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};

export type OneRequest<S extends GenericSchema> = AnswerKind & {
  url: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Sent as JSON if present. */
  body?: unknown;
  response: S;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  /** Default: no cookies. */
  credentials?: RequestCredentials | undefined;
  mend?: Mend | undefined;
  /** Called with the status when the answer has come, or with 0 if none came. */
  ended?: ((status: number) => void) | undefined;
};

/** Sends a request over the network. Tests replace it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Sends one request and returns the parsed answer. Throws {@link ServiceError}: `status` on non-OK; `timeout`; `network`,
 * also for an answer of another origin (SEC-12); `offline` (a write was not sent); `aborted`; `not-json`; `shape`, also for
 * an answer that is too long (API-02, SEC-14 b). Redirects are not followed unless the endpoint allows it.
 */
export const sendOnce = async <S extends GenericSchema>(
  request: OneRequest<S>,
  fetchImpl: Fetch = fetchOrTakeEarly,
): Promise<InferOutput<S>> => {
  const requestId = request.headers['X-Request-Id'];
  const fail = (message: string, failure: ServiceFailure, cause?: unknown) =>
    new ServiceError(`${request.method} ${request.path}: ${message}`, { ...failure, requestId }, { cause });

  const { response, bytes } = await exchange(request, fetchImpl, fail);
  const { status } = response;
  const text = () => new TextDecoder().decode(bytes);
  if (!isOk(response)) throw fail(`answered ${status}`, statusFailure(response, text()));
  const value = request.answer ? request.answer(response, bytes) : parseJson(text());
  if (value === NOT_JSON) throw fail('the answer is not JSON', { kind: 'not-json', status });
  let parsed = safeParse(request.response, value);
  if (!parsed.success && request.mend) parsed = await request.mend(request, value).catch(() => parsed);
  if (!parsed.success) {
    const where = parsed.issues[0].path?.map((item) => String(item.key)).join('.') ?? '';
    throw fail(`the answer has the wrong shape at "${where}"`, { kind: 'shape', status });
  }
  return parsed.output;
};

/** The greatest size of an answer in bytes, unless the endpoint says otherwise (SEC-14). */
const MAX_BYTES = 2_000_000;

type Fail = (message: string, failure: ServiceFailure, cause?: unknown) => ServiceError;

const exchange = async (request: OneRequest<GenericSchema>, fetchImpl: Fetch, fail: Fail) => {
  const controller = new AbortController();
  let timedOut = false;
  let status = 0;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, request.timeoutMs);
  const abort = () => controller.abort();
  const wasOffline = isOffline();
  request.signal?.addEventListener('abort', abort);
  if (request.signal?.aborted) abort();
  try {
    const response = await fetchImpl(request.url, initOf(request, controller.signal));
    if (isElsewhere(response, request.url)) throw new TypeError('The answer is of another origin.');
    ({ status } = response);
    const most = request.maxBytes ?? MAX_BYTES;
    const bytes = await readBytes(response, most);
    if (!bytes && response.ok) {
      console.warn(
        `Assess widgets: ${request.method} ${request.path}: the answer is longer than ${most} bytes.`,
      );
      throw fail('the answer is too long', { kind: 'shape', status });
    }
    return { response, bytes };
  } catch (cause) {
    if (cause instanceof ServiceError) throw cause;
    if (timedOut) throw fail('timed out', { kind: 'timeout', status: 0 }, cause);
    if (controller.signal.aborted) throw fail('was given up', { kind: 'aborted', status: 0 }, cause);
    // A write that was on its way when the connection went may have arrived.
    const kind = isOffline() && (wasOffline || request.method === 'GET') ? 'offline' : 'network';
    throw fail('got no answer', { kind, status: 0 }, cause);
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener('abort', abort);
    request.ended?.(status);
  }
};

const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** A manual redirect has neither a status nor an address. */
const isOk = ({ ok, type }: Response): boolean => ok || type === 'opaqueredirect';

/** Returns whether the answer is from another origin. A `Response` made in code has no address. */
const isElsewhere = ({ url }: Response, asked: string): boolean =>
  url !== '' && new URL(url).origin !== new URL(asked, globalThis.location?.href).origin;

const initOf = (request: OneRequest<GenericSchema>, signal: AbortSignal): RequestInit => ({
  method: request.method,
  signal,
  redirect: request.redirects ?? 'error',
  credentials: request.credentials ?? 'omit',
  headers: request.headers,
  body: JSON.stringify(request.body),
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
  const errors = namedErrors(info);
  return {
    kind: 'status',
    status: response.status,
    info: info === NOT_JSON ? undefined : info,
    errors,
    type: errors[0]?.type,
    retryAfterMs: readRetryAfter(response.headers.get('Retry-After')),
    challenge: response.headers.get('WWW-Authenticate') ?? undefined,
  };
};

const NAMED = ['type', 'subject', 'subjectType', 'reason', 'message'] as const;

/** Reads `{"errors":[{"type":"…"}]}`, the commerce convention (api.md, section 1). */
const namedErrors = (info: unknown): readonly NamedError[] => {
  const { errors } = Object(info) as { errors?: unknown };
  return (Array.isArray(errors) ? errors : []).map((error: unknown) => {
    const raw = Object(error) as Record<string, unknown>;
    return Object.fromEntries(
      NAMED.flatMap((name) => (typeof raw[name] === 'string' ? [[name, raw[name]]] : [])),
    );
  });
};

/** Reads Retry-After in milliseconds, at most a day. A date would need the server's clock, so only seconds are read. */
const readRetryAfter = (header: string | null): number | undefined => {
  const seconds = Number(header);
  return header === null || !Number.isFinite(seconds) || seconds < 0
    ? undefined
    : Math.min(seconds, 86_400) * 1000;
};
