import { beforeEach, describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '../../demo-host/backend/app.ts';
import { createClock } from '../../demo-host/backend/core/clock.ts';
import { createMemoryRepository } from '../../demo-host/backend/core/memory-repository.ts';
import { flagDefaults, parseFlags } from '../../src/core/flags/flag-table.ts';

let backend: Backend;

beforeEach(() => {
  backend = createBackend({
    repository: createMemoryRepository([]),
    clock: createClock(),
    development: true,
  });
});

const ask = (path: string, init?: RequestInit) =>
  backend.fetch(new Request(`http://flags.localhost${path}`, init));

const send = (path: string, body: unknown, method = 'POST') =>
  ask(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

const contextOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const CONTEXT = contextOf({ kind: 'user', key: 'anonymous', anonymous: true });

/** Opens a stream and returns its messages, one at a time. */
const listen = async (path = `/eval/demo/${CONTEXT}`) => {
  const { body } = await ask(path);
  if (body === null) throw new Error('The stream has no body.');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  return {
    next: async () => {
      const { value, done } = await reader.read();
      const [, event, data] = /^event: (\w+)\ndata: (.*)\n\n$/.exec(value ?? '') ?? [];
      return done ? undefined : { event, data: JSON.parse(data ?? 'null') as Record<string, unknown> };
    },
    cancel: () => reader.cancel(),
  };
};

describe('the flag service', () => {
  it.each(['', 'e30', 'bm8', contextOf(null), contextOf({ kind: 'user' }), contextOf({ key: 'x' }), '%F0'])(
    'refuses the context %j [FLG-02]',
    async (context) => {
      for (const path of [`/sdk/evalx/demo/contexts/${context}`, `/eval/demo/${context}`])
        expect([400, 404]).toContain((await ask(path)).status);
    },
  );

  it.each(['bulk', 'diagnostic'])('refuses %s events that are not JSON [FLG-03]', async (kind) => {
    const headers = { 'Content-Type': 'application/json' };
    expect((await ask(`/events/${kind}/demo`, { method: 'POST', headers, body: '{' })).status).toBe(400);
  });

  it.each(['', '/flag-service'])(
    'answers with every flag and its version below %j [FLG-03]',
    async (prefix) => {
      const answer = (await (await ask(`${prefix}/sdk/evalx/demo/contexts/${CONTEXT}`)).json()) as Record<
        string,
        { value: unknown; version: number }
      >;
      const values = Object.fromEntries(Object.entries(answer).map(([key, { value }]) => [key, value]));
      expect(values).toEqual(flagDefaults());
      expect(Object.values(answer).every(({ version }) => version === 1)).toBe(true);
      expect(await (await ask(`${prefix}/sdk/goals/demo`)).json()).toEqual([]);
    },
  );

  it('streams all flags first, then each change with a higher version [FLG-03]', async () => {
    const stream = await listen();
    expect(await stream.next()).toMatchObject({ event: 'put', data: { vat: { value: false, version: 1 } } });
    await send('/__flags', { key: 'vat', value: true });
    expect(await stream.next()).toMatchObject({
      event: 'patch',
      data: { key: 'vat', value: true, version: 2 },
    });
    await ask('/__flags', { method: 'DELETE' });
    expect(await stream.next()).toMatchObject({ event: 'put', data: { vat: { value: false, version: 3 } } });
    expect(parseFlags(backend.flags.values())).toEqual(flagDefaults());
  });

  it('forgets a stream that its page has left, and ends one on order [FLG-03]', async () => {
    const [left, dropped] = [await listen(), await listen()];
    await left.cancel();
    await expect.poll(() => backend.flags.streams()).toHaveLength(1);
    await dropped.next();
    expect(await (await send('/__flags', { dropStreams: true })).json()).toEqual({ streams: 0 });
    expect(await dropped.next()).toBeUndefined();
  });

  it('takes events and diagnostics, and keeps a limited number [FLG-03]', async () => {
    const events = Array.from({ length: 600 }, (_, number) => ({ kind: 'summary', number }));
    expect((await send('/events/bulk/demo', events)).status).toBe(202);
    expect((await send('/events/diagnostic/demo', { kind: 'diagnostic-combined' })).status).toBe(202);
    const { events: noted } = (await (await ask('/__flags')).json()) as { events: unknown[] };
    expect(noted).toHaveLength(500);
    expect(noted.at(-1)).toEqual({ kind: 'diagnostic-combined' });
  });

  it('fails on order like every other service [FLG-04] [REL-01 part]', async () => {
    await send('/__faults', { path: '/sdk', status: 503 });
    expect((await ask(`/sdk/evalx/demo/contexts/${CONTEXT}`)).status).toBe(503);
    expect((await ask(`/eval/demo/${CONTEXT}`)).status).toBe(200);
  });

  it('is ordered about in development only [SEC-07 part]', async () => {
    const options = { repository: createMemoryRepository([]), clock: createClock(), development: false };
    const closed = createBackend(options);
    const answer = await closed.fetch(new Request('http://flags.localhost/__flags'));
    expect(answer.status).toBe(404);
  });
});
