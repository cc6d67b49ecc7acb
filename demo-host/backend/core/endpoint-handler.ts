import type { Hono, Context } from 'hono';
import type * as v from 'valibot';
import type { Endpoint, PathParams } from '../../../src/core/http/define-endpoint.ts';
import { wrongVerb } from './occ-error.ts';
import { parseBody, readBody } from './request-body.ts';
import { selectFields } from './selected-fields.ts';

/** What a handler gets for a call. Everything is decoded, and the contract has parsed the body. */
export type Call<Path extends string = string, Body = unknown> = {
  method: string;
  path: Record<PathParams<Path>, string>;
  /** The parameters of the address, followed by those of a form. */
  query: URLSearchParams;
  headers: Headers;
  body: Body;
  /** The origin of the request, for absolute links. */
  origin: string;
  /** The customer of the browser's cookie, in a call without a token. */
  account: string | undefined;
  /** The base site in the path, under the `/occ/v2/{baseSiteId}` prefix of a plain OCC host. */
  pathSite: string | undefined;
  /** The status and headers of the answer. */
  reply: { status: number; headers: Record<string, string> };
};

/** Adds a handler to an application. */
export type Route = (app: Hono) => void;

type BodyOf<B> = B extends v.GenericSchema ? v.InferOutput<B> : undefined;

export type Manner = {
  /** The kind of the answer, a row of `fieldLevels`. Without one, every level is the whole answer. */
  kind?: string;
  /** Builds the body from the parameters when the request is a form or has no body. Without it, a form is refused if the body needs anything. */
  byParameters?: (parameters: URLSearchParams) => unknown;
};

/**
 * Binds a handler to its contract. Path and body are parsed, and an answer of another shape does not compile. A JSON
 * answer is reduced to the fields that the call's `fields` parameter asks for. `undefined` is answered with an empty
 * body, a `Blob` with its bytes.
 */
export const handle =
  <Path extends string, B extends v.GenericSchema | undefined, R extends v.GenericSchema>(
    endpoint: Endpoint<Path, B, R>,
    handler: (call: Call<Path, BodyOf<B>>) => v.InferInput<R> | Promise<v.InferInput<R>>,
    { kind, byParameters }: Manner = {},
  ): Route =>
  (app) => {
    app.on(endpoint.method, patternOf(endpoint.path), async (c) => {
      const call = callOf<Path>(c, endpoint.path);
      const body = WITH_BODY.has(endpoint.method) ? await readBody(c.req.raw) : { text: '', contentType: '' };
      if ('form' in body) for (const [name, value] of body.form) call.query.append(name, value);
      const spoken = byParameters && (() => byParameters(call.query));
      const parsed = endpoint.body === undefined ? undefined : parseBody(body, endpoint.body, spoken);
      const answer: unknown = await handler({ ...call, body: parsed as BodyOf<B> });
      const extended = call.pathSite === undefined;
      if (answer instanceof Blob) return answerOf(answer, call.reply);
      return answerOf(selectFields(answer, call.query.get('fields'), kind, extended), call.reply);
    });
  };

const WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

/** Answers every other method at the paths added so far: 405, and OPTIONS with the allowed methods. */
export const refuseOtherVerbs: Route = (app) => {
  for (const [path, routes] of Map.groupBy(app.routes, (route) => route.path)) {
    const verbs = new Set(routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])));
    const Allow = [...verbs, 'OPTIONS'].join(', ');
    app.all(path, (c) => {
      if (c.req.method === 'OPTIONS') return new Response(null, { headers: { Allow } });
      const { status, errors } = wrongVerb(c.req.method);
      return Response.json({ errors }, { status, headers: { 'Cache-Control': 'no-store', Allow } });
    });
  }
};

/** A `{name}` in a contract's path may have text after it in its segment: `{locale}-checkout`. */
const PLACE = /\{(\w+)\}([^/]*)/g;

const patternOf = (path: string): string =>
  path.replace(PLACE, (_whole, name: string, after: string) => `:${name}${after && `{[^/]+${after}}`}`);

const paramsOf = (c: Context, path: string): Record<string, string> =>
  Object.fromEntries(
    [...path.matchAll(PLACE)].map(([, name = '', after = '']) => {
      const value = c.req.param(name) ?? '';
      return [name, after ? value.slice(0, -after.length) : value];
    }),
  );

const callOf = <Path extends string>(c: Context, path: Path): Omit<Call<Path>, 'body'> => {
  const url = new URL(c.req.url);
  return {
    method: c.req.method,
    path: paramsOf(c, path) as Record<PathParams<Path>, string>,
    query: url.searchParams,
    headers: c.req.raw.headers,
    origin: url.origin,
    account: (c.env as { account?: string } | undefined)?.account,
    pathSite: c.req.param('baseSiteId'),
    reply: { status: 200, headers: {} },
  };
};

const answerOf = (answer: unknown, reply: Call['reply']): Response => {
  const headers = { 'Cache-Control': 'no-store', ...reply.headers };
  if (answer instanceof Blob)
    return new Response(answer, {
      status: reply.status,
      headers: { ...headers, 'Content-Type': answer.type },
    });
  if (answer === undefined) return new Response(null, { status: reply.status, headers });
  return Response.json(answer, { status: reply.status, headers });
};
