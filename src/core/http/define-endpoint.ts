import type { GenericSchema, InferInput, InferOutput } from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Names between braces in a path: `/users/{userId}/carts` gives `userId`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

/**
 * One call of one service, as data. It drives the client (which parses every answer), the typed handlers of the
 * demo host, and the contract test.
 */
export type Endpoint<
  Path extends string = string,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Response extends GenericSchema = GenericSchema,
> = {
  method: Method;
  /** Below the service's base URL; `{name}` stands for an encoded parameter. */
  path: Path;
  /** What the body must be; undefined when the call has none. */
  body: Body;
  /** What an OK answer must be. Unknown fields are dropped. */
  response: Response;
  /** Milliseconds until the call counts as timed out (API-02). */
  timeoutMs: number;
};

type EndpointInput<Path extends string, Body, Response> = {
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
>(
  input: EndpointInput<Path, Body, Response>,
): Endpoint<Path, Body, Response> => ({
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

/** What a caller gives for one endpoint: its path parameters, and its body when it has one. */
export type EndpointArguments<E> =
  E extends Endpoint<infer Path, infer B, infer _R>
    ? ([PathParams<Path>] extends [never]
        ? { path?: undefined }
        : { path: Record<PathParams<Path>, string> }) &
        (B extends GenericSchema ? { body: InferInput<B> } : { body?: undefined }) & {
          query?: Record<string, string>;
          headers?: Record<string, string>;
          signal?: AbortSignal | undefined;
        }
    : never;

/** Fills `{name}` with encoded values. A value can't add a segment: `.` and `..` are refused. */
export const fillPath = (template: string, params: Record<string, string> = {}): string =>
  template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined || value === '' || value === '.' || value === '..')
      throw new TypeError(`The path ${template} needs a value for {${name}}.`);
    return encodeURIComponent(value);
  });
