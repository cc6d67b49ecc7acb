import { Hono } from 'hono';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { defineEndpoint } from '../../../src/core/http/define-endpoint.ts';
import { handle } from './endpoint-handler.ts';

const read = defineEndpoint('GET', '/a/{id}', { response: v.object({ id: v.string() }) });
const write = defineEndpoint('POST', '/b/{name}-file', {
  body: v.object({ size: v.number() }),
  response: v.object({ total: v.number() }),
});

describe('handle', () => {
  it('compiles a handler with the contract’s shape alone', () => {
    const wrong = [
      // @ts-expect-error the answer lacks its field
      handle(read, () => ({})),
      // @ts-expect-error the answer's field is of another type
      handle(read, () => ({ id: 7 })),
      // @ts-expect-error the path has no such parameter
      handle(read, ({ path }) => ({ id: path.other })),
      // @ts-expect-error the body has no such field
      handle(write, ({ body }) => ({ total: body.weight })),
      // @ts-expect-error this call has no body
      handle(read, ({ body }) => ({ id: body.id })),
    ];
    expect(wrong).toHaveLength(5);
  });

  it('gives decoded path parameters, also those with text after them, and the parsed body', async () => {
    const app = new Hono();
    handle(read, ({ path }) => ({ id: path.id }))(app);
    handle(write, ({ path, body }) => ({ total: body.size + path.name.length }))(app);
    expect(await (await app.request('/a/x%2Fy')).json()).toEqual({ id: 'x/y' });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await app.request('/b/abc-file', { method: 'POST', body: '{"size":4}', headers });
    expect(await answer.json()).toEqual({ total: 7 });
    expect((await app.request('/b/abc', { method: 'POST', body: '{"size":4}', headers })).status).toBe(404);
  });
});
