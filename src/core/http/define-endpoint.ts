import type { GenericSchema, InferInput, InferOutput, SafeParseResult } from 'valibot';
import type { LocaleRow } from '../locale/locale-table.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Names between braces in a path: `/users/{userId}/carts` gives `userId`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

/**
 * As whom a call is made (`call-service.ts`): `none` asks without token and cookie; `whoever` goes with what the visitor has,
 * once that is known; `customer` is not sent for nobody; `given` goes with what its caller hands over, for the session's own
 * calls, which must not wait for the session.
 */
export type CallAuth = 'none' | 'whoever' | 'customer' | 'given';

/**
 * One call of one service, as data. It drives the caller (which parses every answer), the typed handlers of the
 * demo host, and the contract test.
 */
export type Endpoint<
  Path extends string = string,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Response extends GenericSchema = GenericSchema,
  Auth extends CallAuth = CallAuth,
> = {
  /** The name that the service is registered under (`services.ts`); commerce where an endpoint names none. */
  service: string;
  auth: Auth;
  method: Method;
  /** Below the service's base URL; `{name}` stands for an encoded parameter. */
  path: Path;
  /** What the body must be; undefined when the call has none. */
  body: Body;
  /** What an OK answer must be. Unknown fields are dropped. */
  response: Response;
  /** Milliseconds until the call counts as timed out (API-02). */
  timeoutMs: number;
} & AnswerKind;

/** What an endpoint says of its answer where that is not JSON from the address that was asked, of 2 MB at most. */
export type AnswerKind = {
  /** How an OK answer is read for `response` to parse: one of `other-answers.ts`, a text, a `Blob`, or not at all. */
  answer?: (response: Response, bytes: Uint8Array<ArrayBuffer> | undefined) => unknown;
  /** Without it a redirect is a failure. `manual`: it is an answer, and not followed. `follow`: within the origin. */
  redirects?: 'manual' | 'follow';
  /** Bytes of an answer that are read (SEC-14). */
  maxBytes?: number;
};

/** Parses JSON that a contract refuses once more, as far as it can be used. */
export type Mend = <S extends GenericSchema>(
  endpoint: { method: string; path: string; response: S },
  json: unknown,
) => Promise<SafeParseResult<S>>;

type EndpointInput<Path extends string, Body, Response, Auth> = AnswerKind & {
  service?: string;
  auth?: Auth;
  method: Method;
  path: Path;
  body?: Body;
  response: Response;
  timeoutMs?: number;
};

/** Commerce and store calls: 15 s (API-02). */
const DEFAULT_TIMEOUT_MS = 15_000;

/*#__NO_SIDE_EFFECTS__*/
export const defineEndpoint = <
  const Path extends string,
  Response extends GenericSchema,
  Body extends GenericSchema | undefined = undefined,
  const Auth extends CallAuth = 'whoever',
>(
  input: EndpointInput<Path, Body, Response, Auth>,
): Endpoint<Path, Body, Response, Auth> => ({
  service: 'commerce',
  auth: 'whoever' as Auth,
  timeoutMs: DEFAULT_TIMEOUT_MS,
  ...input,
  body: input.body as Body,
});

/** An answer as its schema gives it. */
export type EndpointResponse<E> = E extends Endpoint<string, infer _B, infer R> ? InferOutput<R> : never;
export type EndpointBody<E> =
  E extends Endpoint<string, infer B, infer _R>
    ? B extends GenericSchema
      ? InferInput<B>
      : undefined
    : never;

/** What a call whose `auth` is `given` goes with. */
export type GivenAuth = { token?: string | undefined; cookies?: boolean | undefined };

/** What a caller gives for one endpoint: its path parameters, its body when it has one, and as whom where that is given. */
export type EndpointArguments<E> =
  E extends Endpoint<infer Path, infer B, infer _R, infer A>
    ? ([PathParams<Path>] extends [never]
        ? { path?: undefined }
        : { path: Record<PathParams<Path>, string> }) &
        (B extends GenericSchema ? { body: InferInput<B> } : { body?: undefined }) &
        ([A] extends ['given'] ? { as: GivenAuth } : { as?: undefined }) & {
          query?: Record<string, string>;
          headers?: Record<string, string>;
          signal?: AbortSignal | undefined;
          /** Another locale, whose store is asked in place of the page's. */
          at?: LocaleRow;
        }
    : never;

/**
 * A text that can stand for one segment of a path, and no other: no dots alone, no slash, which a server may see even
 * where it is encoded (SEC-13).
 */
export const SEGMENT = /^(?!\.\.?$)[^/\\\p{Cc}\p{Cs}]+$/u;

/** Fills `{name}` with encoded values, each of which must be one segment; throws a `TypeError` else. */
export const fillPath = (template: string, params: Record<string, string> = {}): string =>
  template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined || !SEGMENT.test(value))
      throw new TypeError(`The path ${template} needs a value for {${name}}.`);
    return encodeURIComponent(value);
  });
