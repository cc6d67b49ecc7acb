import { Hono } from 'hono';
import { invalid, validationError } from '../core/occ-error.ts';
import { jsonBody } from '../core/request-body.ts';
import type { FlagState, FlagStream, StreamEvent } from './store.ts';

/**
 * Returns the flag service with the vendor's client-side protocol: `GET /sdk/evalx/{env}/contexts/{context}`, the
 * stream `GET /eval/{env}/{context}`, `POST /events/bulk/{env}` and `/events/diagnostic/{env}`, `GET /sdk/goals/{env}`.
 * A context is JSON in base64url.
 */
export const flagRoutes = (state: FlagState): Hono => {
  const app = new Hono();
  app.get('/sdk/evalx/:env/contexts/:context', (c) => {
    contextOf(c.req.param('context'));
    return Response.json(state.all(), { headers: { 'Cache-Control': 'no-store' } });
  });
  app.get('/eval/:env/:context', (c) => streamOf(state, contextOf(c.req.param('context')), c.req.raw.signal));
  app.get('/sdk/goals/:env', () => Response.json([]));
  for (const kind of ['bulk', 'diagnostic'])
    app.post(`/events/${kind}/:env`, async (c) => {
      state.note([await jsonBody(c.req.raw)].flat());
      return new Response(null, { status: 202 });
    });
  return app;
};

const contextOf = (base64: string): unknown => {
  try {
    const bytes = Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const context = JSON.parse(new TextDecoder().decode(bytes)) as { kind?: unknown; key?: unknown };
    if (context.kind === 'user' && typeof context.key === 'string') return context;
  } catch {
    // The error below covers this too, like JSON that is not a context.
  }
  throw validationError([invalid('context', 'The context is not valid.')]);
};

const textOf = ({ event, data }: StreamEvent): Uint8Array =>
  new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

/** Returns a stream of server-sent events that lasts until either side ends it. */
const streamOf = (state: FlagState, context: unknown, signal: AbortSignal): Response => {
  let leave: () => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const stream: FlagStream = {
        context,
        send: (message) => controller.enqueue(textOf(message)),
        end: () => controller.close(),
      };
      leave = state.open(stream);
      signal.addEventListener('abort', leave, { once: true });
    },
    cancel: () => leave(),
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
  });
};
