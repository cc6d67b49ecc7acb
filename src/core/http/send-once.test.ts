import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceError } from '../errors.ts';
import { sendOnce, type Fetch } from './send-once.ts';

const schema = v.object({ cart: v.object({ units: v.number() }) });
const request = {
  url: 'https://api.store.test/carts/1?lang=en',
  method: 'GET',
  path: '/carts/{cartId}',
  response: schema,
  timeoutMs: 15_000,
  headers: { 'X-Request-Id': 'id-1', Authorization: 'Bearer secret-token' },
};

const answering =
  (body: string | null, init?: ResponseInit): Fetch =>
  () =>
    Promise.resolve(new Response(body, init));

/** Never answers. Rejects like `fetch` when it is aborted. */
const hanging: Fetch = (_url, { signal }) =>
  new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(new DOMException('aborted', 'AbortError'));
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

const failureOf = async (call: Promise<unknown>): Promise<ServiceError> => {
  const error: unknown = await call.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (!(error instanceof ServiceError)) throw new Error(`No ServiceError, but ${String(error)}`);
  return error;
};

afterEach(() => vi.unstubAllGlobals());

describe('sendOnce', () => {
  it.each([
    [400, 'service.status.400'],
    [401, 'service.status.401'],
    [404, 'service.status.404'],
    [412, 'service.status.412'],
    [429, 'service.status.429'],
    [500, 'service.status.500'],
    [502, 'service.status.502'],
    [503, 'service.status.503'],
  ])('throws a typed error with info and status on %i [API-02]', async (status, code) => {
    const info = { errors: [{ type: 'CartError', message: 'No cart.' }] };
    const error = await failureOf(sendOnce(request, answering(JSON.stringify(info), { status })));
    expect(error).toMatchObject({ kind: 'status', status, code, info, type: 'CartError', requestId: 'id-1' });
    expect(error.answerLost).toBe(false);
    expect(error.message).toBe(`GET /carts/{cartId}: answered ${status}`);
  });

  it.each([
    ['<h1>Bad gateway</h1>', undefined],
    ['', undefined],
    ['null', null],
    ['{"errors": "many"}', { errors: 'many' }],
    ['{"errors": [null]}', { errors: [null] }],
    ['{"errors": [{"type": 7}]}', { errors: [{ type: 7 }] }],
  ])('throws a typed error for a non-OK answer of %j, without a type [API-02]', async (body, info) => {
    const error = await failureOf(sendOnce(request, answering(body, { status: 502 })));
    expect(error).toMatchObject({ kind: 'status', status: 502 });
    expect(error.type).toBeUndefined();
    expect(error.info).toEqual(info);
    expect(error.errors.flatMap(Object.keys)).toEqual([]);
  });

  it('reads what the service names of each error once, and of each the texts alone [API-02]', async () => {
    const named = { type: 'TotalChanged', subject: '12.50', subjectType: 'total', reason: 'x', message: 'y' };
    const errors = [
      named,
      { type: 'Second', subject: 7, position: '1', __proto__: { reason: 'planted' } },
      'text',
    ];
    const answer = answering(JSON.stringify({ errors }), { status: 409 });
    const error = await failureOf(sendOnce(request, answer));
    expect(error.errors).toEqual([named, { type: 'Second' }, {}]);
  });

  it.each([
    ['3', 3000],
    ['0', 0],
    ['900', 900_000],
    ['1e300', 86_400_000],
    ['-1', undefined],
    ['soon', undefined],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ])('reads Retry-After "%s" as %s ms', async (header, ms) => {
    const answer = answering('{}', { status: 503, headers: { 'Retry-After': header } });
    expect((await failureOf(sendOnce(request, answer))).retryAfterMs).toBe(ms);
  });

  it.each(['<!doctype html><title>Sign in</title>', '{"cart": {"un', 'undefined', '{cart: 1}'])(
    'throws a typed error of its own kind for an OK answer that is not JSON: %j [API-02]',
    async (body) => {
      const error = await failureOf(sendOnce(request, answering(body)));
      expect(error).toMatchObject({
        kind: 'not-json',
        status: 200,
        code: 'service.not-json',
        answerLost: true,
      });
    },
  );

  it.each([
    ['{}', 'cart'],
    ['[]', 'cart'],
    ['{"cart": {}}', 'cart.units'],
    ['{"cart": {"units": "3"}}', 'cart.units'],
    ['null', ''],
    ['', ''],
  ])(
    'throws a typed error of its own kind for the wrong shape %j, and says where [API-02]',
    async (body, where) => {
      const error = await failureOf(sendOnce(request, answering(body)));
      expect(error).toMatchObject({ kind: 'shape', status: 200, code: 'service.shape' });
      expect(error.message).toContain(`wrong shape at "${where}"`);
    },
  );

  it.each([
    [true, 'network'],
    [undefined, 'network'],
    [false, 'offline'],
  ])('throws a typed error when no answer comes and onLine is %s: %s [API-02]', async (onLine, kind) => {
    vi.stubGlobal('navigator', { onLine });
    const cause = new TypeError('Failed to fetch');
    const error = await failureOf(sendOnce(request, () => Promise.reject(cause)));
    expect(error).toMatchObject({ kind, status: 0, cause });
  });

  it.each([
    ['POST', false, 'offline'],
    ['POST', true, 'network'],
    ['PATCH', true, 'network'],
    ['GET', true, 'offline'],
  ])(
    'where the browser is offline in the end, says of a %s begun with onLine %s: %s [API-02] [API-06 b part]',
    async (method, onLine, kind) => {
      const navigator = { onLine };
      vi.stubGlobal('navigator', navigator);
      const error = await failureOf(
        sendOnce({ ...request, method }, () => {
          navigator.onLine = false;
          return Promise.reject(new TypeError('Failed to fetch'));
        }),
      );
      expect(error).toMatchObject({ kind, status: 0 });
    },
  );

  it('throws a typed error when the connection goes away within the answer [API-02]', async () => {
    const body = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"cart":'));
        controller.error(new TypeError('cut'));
      },
    });
    const error = await failureOf(sendOnce(request, () => Promise.resolve(new Response(body))));
    expect(error).toMatchObject({ kind: 'network', answerLost: true });
  });

  it('carries no token, header or body in the error', async () => {
    const error = await failureOf(
      sendOnce({ ...request, method: 'POST', body: { card: '4111' } }, answering('{}', { status: 500 })),
    );
    expect(
      JSON.stringify({
        ...Object.fromEntries(Object.entries(error)),
        message: error.message,
        stack: error.stack,
      }),
    ).not.toMatch(/secret|4111/);
  });

  it('gives the parsed answer, without fields that were not agreed', async () => {
    const answer = answering('{"cart": {"units": 3, "extra": 1}, "more": true}', { status: 201 });
    expect(await sendOnce(request, answer)).toEqual({ cart: { units: 3 } });
  });

  it('parses an empty answer as undefined', async () => {
    expect(
      await sendOnce({ ...request, response: v.undefined() }, answering(null, { status: 204 })),
    ).toBeUndefined();
  });

  it('sends method, headers and body, and credentials only when asked', async () => {
    const sent: RequestInit[] = [];
    const spy: Fetch = (_url, init) => {
      sent.push(init);
      return Promise.resolve(Response.json({ cart: { units: 1 } }));
    };
    await sendOnce({ ...request, method: 'POST', body: { a: 1 } }, spy);
    await sendOnce({ ...request, credentials: 'include' }, spy);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      credentials: 'omit',
      headers: request.headers,
    });
    expect(sent[1]).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(sent[1]?.body).toBeUndefined();
  });
});

/** Returns a response from another address, as a service worker or an early read may do. */
const from = (url: string): Fetch => {
  const response = Response.json({ cart: { units: 3 } });
  Object.defineProperty(response, 'url', { value: url });
  return () => Promise.resolve(response);
};

describe('sendOnce and who answers', () => {
  it.each(['GET', 'POST'])('follows no redirect of a %s [SEC-12 a]', async (method) => {
    const sent: RequestInit[] = [];
    const spy: Fetch = (_url, init) => {
      sent.push(init);
      return Promise.resolve(Response.json({ cart: { units: 1 } }));
    };
    await sendOnce({ ...request, method }, spy);
    expect(sent[0]?.redirect).toBe('error');
  });

  it.each([
    'https://evil.test/carts/1?lang=en',
    'https://api.store.test.evil.test/carts/1?lang=en',
    'http://api.store.test/carts/1?lang=en',
    'https://api.store.test:8443/carts/1?lang=en',
  ])('counts an answer of %s as none [SEC-12 a]', async (url) => {
    const error = await failureOf(sendOnce(request, from(url)));
    expect(error).toMatchObject({ kind: 'network', status: 0, answerLost: true });
  });

  it('takes an answer of the origin that was asked', async () => {
    expect(await sendOnce(request, from(request.url))).toEqual({ cart: { units: 3 } });
  });
});

/** An endless answer in parts of 100 kB. It counts the bytes that were read. */
const endlessly = (status: number) => {
  const taken = { bytes: 0, ended: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        taken.bytes += 100_000;
        controller.enqueue(new Uint8Array(100_000).fill(0x20));
      },
      cancel: () => {
        taken.ended = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { taken, answer: () => Promise.resolve(new Response(body, { status })) };
};

describe('sendOnce and long answers', () => {
  it('reads 2 MB of an answer without end, and lets the rest go [SEC-14 b]', async () => {
    const { taken, answer } = endlessly(200);
    const error = await failureOf(sendOnce(request, answer));
    expect(error).toMatchObject({ kind: 'shape', status: 200 });
    expect(error.message).toContain('too long');
    expect(taken).toEqual({ bytes: 2_100_000, ended: true });
  });

  it('says the status of a failure that tells without end [SEC-14 b]', async () => {
    const { taken, answer } = endlessly(503);
    expect(await failureOf(sendOnce(request, answer))).toMatchObject({ kind: 'status', status: 503 });
    expect(taken.ended).toBe(true);
  });

  it('takes an answer of 2 MB', async () => {
    const body = JSON.stringify({ cart: { units: 3 } }).padEnd(2_000_000);
    expect(await sendOnce(request, answering(body))).toEqual({ cart: { units: 3 } });
  });
});

describe('sendOnce in time', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each([15_000, 10_000, 60_000])(
    'throws a typed error after %i ms without an answer [API-02]',
    async (timeoutMs) => {
      let failed = false;
      const call = failureOf(sendOnce({ ...request, timeoutMs }, hanging));
      void call.then(() => (failed = true));
      await vi.advanceTimersByTimeAsync(timeoutMs - 1);
      expect(failed).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await call).toMatchObject({
        kind: 'timeout',
        status: 0,
        code: 'service.timeout',
        answerLost: true,
      });
    },
  );

  it('counts an answer as timed out when its body does not end in time [API-02]', async () => {
    const endless: Fetch = (_url, { signal }) => {
      const body = new ReadableStream({
        start: (controller) =>
          signal?.addEventListener('abort', () => controller.error(new Error('aborted'))),
      });
      return Promise.resolve(new Response(body));
    };
    const call = failureOf(sendOnce(request, endless));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await call).toMatchObject({ kind: 'timeout' });
  });

  it('leaves no timer behind, whether it succeeds or fails', async () => {
    await sendOnce(request, answering('{"cart": {"units": 1}}'));
    await failureOf(sendOnce(request, answering('', { status: 500 })));
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['before', 'while'])('is aborted by its caller %s it runs', async (when) => {
    const caller = new AbortController();
    if (when === 'before') caller.abort();
    const call = failureOf(sendOnce({ ...request, signal: caller.signal }, hanging));
    caller.abort();
    expect(await call).toMatchObject({ kind: 'aborted', status: 0 });
    expect(vi.getTimerCount()).toBe(0);
  });
});
