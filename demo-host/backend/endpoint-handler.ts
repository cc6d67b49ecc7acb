import type { Hono, Context } from 'hono';
import * as v from 'valibot';
import type { Endpoint, PathParams } from '../../src/core/http/define-endpoint.ts';
import {
  invalid,
  notJsonType,
  notReadable,
  tooLarge,
  validationError,
  type OccErrorBody,
} from './occ-error.ts';

/** What a handler is given for one call: everything decoded, the body already parsed by the contract. */
export type Call<Path extends string = string, Body = unknown> = {
  path: Record<PathParams<Path>, string>;
  query: URLSearchParams;
  headers: Headers;
  body: Body;
  /** Of the request, for absolute links. */
  origin: string;
  /** The customer whom the browser's cookie names, in a call without a token. */
  account: string | undefined;
  /** The base site in the path, under the `/occ/v2/{baseSiteId}` prefix. */
  pathSite: string | undefined;
  /** What the answer gets besides its body. */
  reply: { status: number; headers: Record<string, string> };
};

/** One handler, ready to be hung into an application. */
export type Route = (app: Hono) => void;

type BodyOf<B> = B extends v.GenericSchema ? v.InferOutput<B> : undefined;

/**
 * Binds a handler to its contract: the path and the body come parsed, and an answer of another shape than the
 * contract's does not compile. A handler that gives `undefined` answers with an empty body.
 */
export const handle =
  <Path extends string, B extends v.GenericSchema | undefined, R extends v.GenericSchema>(
    endpoint: Endpoint<Path, B, R>,
    handler: (call: Call<Path, BodyOf<B>>) => v.InferInput<R> | Promise<v.InferInput<R>>,
  ): Route =>
  (app) => {
    app.on(endpoint.method, patternOf(endpoint.path), async (c) => {
      const call = callOf<Path>(c, endpoint.path);
      const body = endpoint.body === undefined ? undefined : await parsedBody(c.req.raw, endpoint.body);
      const answer = await handler({ ...call, body: body as BodyOf<B> });
      return answerOf(answer, call.reply);
    });
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
  if (answer === undefined) return new Response(null, { status: reply.status, headers });
  return Response.json(answer, { status: reply.status, headers });
};

/** Far above the largest real body (a batch of 25 lines is 2 kB). */
const MAX_BODY_BYTES = 100_000;

const parsedBody = async <S extends v.GenericSchema>(
  request: Request,
  schema: S,
): Promise<v.InferOutput<S>> => {
  const result = v.safeParse(schema, await jsonBody(request));
  if (result.success) return result.output;
  throw validationError(result.issues.map(errorOf));
};

/** Reads a JSON body within the limit; an absent body counts as `{}`, as OCC's optional bodies do. */
export const jsonBody = async (request: Request): Promise<unknown> => {
  const text = await limitedText(request);
  if (text === '') return {};
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^application\/(\w+\+)?json\b/i.test(contentType)) throw notJsonType(contentType);
  try {
    return JSON.parse(text);
  } catch {
    throw notReadable();
  }
};

const limitedText = async (request: Request): Promise<string> => {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  if (request.body === null) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > MAX_BODY_BYTES) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
};

const errorOf = (issue: v.BaseIssue<unknown>): OccErrorBody => {
  const subject = issue.path?.map((item) => String(item.key)).join('.') ?? 'body';
  return issue.input === undefined
    ? invalid(subject, 'This field is required.', 'missing')
    : invalid(subject, `${subject} is not valid.`);
};
