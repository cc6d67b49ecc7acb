import * as v from 'valibot';
import type { LocaleRow } from '../locale/locale-table.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The names between braces in a path: `/users/{userId}/carts` gives `userId`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

/**
 * With what authorization a call is made (`call-service.ts`). `none`: without token or cookie. `whoever`: with the
 * visitor's, once the session is known. `customer`: like `whoever`, but not sent if nobody is signed in. `given`: with what
 * the caller passes; for the session's own calls, which must not wait for the session.
 */
export type CallAuth = 'none' | 'whoever' | 'customer' | 'given';

/** A call of a service, as data. The caller, the demo host's typed handlers and the contract test are all driven by it. */
export type Endpoint<
  Path extends string = string,
  Body extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Response extends v.GenericSchema = v.GenericSchema,
  Auth extends CallAuth = CallAuth,
> = {
  /** The name that the service is registered under (`services.ts`). Default: commerce. */
  service: string;
  auth: Auth;
  method: Method;
  /** The path below the service's base address. `{name}` is replaced by an encoded parameter. */
  path: Path;
  /** The schema of the body. Undefined if the call has none. */
  body: Body;
  /** The schema of an OK answer. Unknown fields are dropped. */
  response: Response;
  /** Milliseconds until the call times out (API-02). */
  timeoutMs: number;
} & AnswerKind;

/** How to read an answer that is not JSON of at most 2 MB from the requested address. */
export type AnswerKind = {
  /** Reads an OK answer for `response` to parse: a reader of `other-answers.ts`, a text, a `Blob`, or nothing. */
  answer?: (response: Response, bytes: Uint8Array<ArrayBuffer> | undefined) => unknown;
  /** Without it a redirect is a failure. `manual`: the redirect is the answer and is not followed. `follow`: it is followed. */
  redirects?: 'manual' | 'follow';
  /** The greatest size of an answer, in bytes (SEC-14). */
  maxBytes?: number;
};

/** The greatest size of a cart, an order or a quote, in bytes: one of 2,000 lines has more than 2 MB (SEC-14 b). */
export const MANY_LINES_BYTES = 8_000_000;

/** Parses JSON that its contract refused a second time, leaving out what cannot be used. */
export type Mend = <S extends v.GenericSchema>(
  endpoint: { method: string; path: string; response: S },
  json: unknown,
) => Promise<v.SafeParseResult<S>>;

/** What else is to be said of a call. Without `response` an OK answer gives nothing. */
type EndpointInput<Body, Response, Auth> = AnswerKind & {
  service?: string;
  auth?: Auth;
  body?: Body;
  response?: Response;
  timeoutMs?: number;
};

/** The timeout of commerce and store calls: 15 s (API-02). */
const DEFAULT_TIMEOUT_MS = 15_000;

const NOTHING = v.undefined();

/*#__NO_SIDE_EFFECTS__*/
export const defineEndpoint = <
  const Path extends string,
  Response extends v.GenericSchema = v.UndefinedSchema<undefined>,
  Body extends v.GenericSchema | undefined = undefined,
  const Auth extends CallAuth = 'whoever',
>(
  method: Method,
  path: Path,
  input: EndpointInput<Body, Response, Auth> = {},
): Endpoint<Path, Body, Response, Auth> => ({
  service: 'commerce',
  auth: 'whoever' as Auth,
  method,
  path,
  timeoutMs: DEFAULT_TIMEOUT_MS,
  ...input,
  body: input.body as Body,
  response: input.response ?? (NOTHING as v.GenericSchema as Response),
});

/** The parsed answer of an endpoint. */
export type EndpointResponse<E> = E extends Endpoint<string, infer _B, infer R> ? v.InferOutput<R> : never;

/** The authorization of a call whose `auth` is `given`. */
export type GivenAuth = { token?: string | undefined; cookies?: boolean | undefined };

/** The arguments of a call: path parameters, the body if it has one, and the authorization if `auth` is `given`. */
export type EndpointArguments<E> =
  E extends Endpoint<infer Path, infer B, infer _R, infer A>
    ? ([PathParams<Path>] extends [never]
        ? { path?: undefined }
        : { path: Record<PathParams<Path>, string> }) &
        (B extends v.GenericSchema ? { body: v.InferInput<B> } : { body?: undefined }) &
        ([A] extends ['given'] ? { as: GivenAuth } : { as?: undefined }) & {
          query?: Record<string, string>;
          headers?: Record<string, string>;
          signal?: AbortSignal | undefined;
          /** Another locale, whose store is called instead of the page's. */
          at?: LocaleRow;
        }
    : never;

/** A text that is safe as one segment of a path: not `.` or `..`, and without slashes, which a server may decode (SEC-13). */
export const SEGMENT = /^(?!\.\.?$)[^/\\\p{Cc}\p{Cs}]+$/u;

/** Fills `{name}` with encoded values. Throws a `TypeError` if a value is missing or is not one segment. */
export const fillPath = (template: string, params: Record<string, string> = {}): string =>
  template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined || !SEGMENT.test(value))
      throw new TypeError(`The path ${template} needs a value for {${name}}.`);
    return encodeURIComponent(value);
  });

/** The schema of a list that is cut after `most` items, so that no service can fill a page without end. Source: SEC-14 b. */
export const listOf = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(
    v.array(item),
    v.transform((all) => all.slice(0, most)),
  );
