import type { Hono, Context } from 'hono';
import type * as v from 'valibot';
import type { Endpoint, PathParams } from '../../../src/core/http/define-endpoint.ts';
import { wrongVerb } from './occ-error.ts';
import { parseBody, readBody } from './request-body.ts';
import { selectFields } from './selected-fields.ts';

/** What a handler is given for one call: everything decoded, the body already parsed by the contract. */
export type Call<Path extends string = string, Body = unknown> = {
  path: Record<PathParams<Path>, string>;
  /** Parameters of the address, and behind them those of a form. */
  query: URLSearchParams;
  headers: Headers;
  body: Body;
  /** Of the request, for absolute links. */
  origin: string;
  /** The customer whom the browser's cookie names, in a call without a token. */
  account: string | undefined;
  /** The base site in the path, under the `/occ/v2/{baseSiteId}` prefix, where the store is a plain OCC host. */
  pathSite: string | undefined;
  /** What the answer gets besides its body. */
  reply: { status: number; headers: Record<string, string> };
};

/** One handler, ready to be hung into an application. */
export type Route = (app: Hono) => void;

type BodyOf<B> = B extends v.GenericSchema ? v.InferOutput<B> : undefined;

export type Manner = {
  /** The kind of the answer, a row of `fieldLevels`; without one every level is the whole. */
  kind?: string;
  /** Gives the body that a form's parameters say; without it a form is refused where the body needs anything. */
  byParameters?: (parameters: URLSearchParams) => unknown;
};

/**
 * Binds a handler to its contract: the path and the body come parsed, and an answer of another shape than the
 * contract's does not compile. Of the answer the call gets what its `fields` asks for. A handler that gives `undefined`
 * answers with an empty body; one that gives a `Blob`, with its bytes.
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

/** Answers every other verb at the paths that an application has by now: 405, and OPTIONS with what may be asked. */
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

/** `{name}` in a contract's path may have text after it in its segment: `{locale}-checkout`. */
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
