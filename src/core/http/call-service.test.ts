import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SessionDoor } from '../registry/session-door.ts';
import { setRuntime, type Runtime } from '../runtime.ts';
import { callService } from './call-service.ts';
import { defineEndpoint, type CallAuth } from './define-endpoint.ts';
import { asBlob, asText, unread } from './other-answers.ts';
import { addressBelow, registerServices } from './services.ts';

type Sent = { url: string; init: RequestInit };

/** Sets up a page with the given session. Records its calls; the services give the answers in turn. */
const setUp = (session: Partial<SessionDoor> | undefined, ...answers: Response[]) => {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answers.shift() ?? Response.json({ ok: true });
  });
  const own = addressBelow('store');
  registerServices({
    shop: {
      address: (path, query) => ({
        url: `/shop${path}${query ? `?${new URLSearchParams(query)}` : ''}`,
        headers: { 'X-Request-Id': 'request 1' },
      }),
      judgesTokens: true,
    },
    store: { address: own, credentials: 'include' },
  });
  const registry: Record<string, unknown> = { session };
  setRuntime({
    config: { store: '/store-base', geo: 'https://geo.test' },
    registry,
  } as unknown as Runtime);
  return { sent, registry };
};

const ANA = { token: async () => 'ana', whose: () => 'sign-in 1' };
const NOOR = { token: async () => undefined, byCookie: () => true, whose: () => 'sign-in 2' };
const NOBODY = { token: async () => undefined, whose: () => '' };

const endpoint = (auth: CallAuth, service = 'shop') =>
  defineEndpoint('GET', '/a', { service, auth, response: v.object({ ok: v.boolean() }) });

const token = ({ init }: Sent) => new Headers(init.headers).get('Authorization');

afterEach(() => {
  setRuntime(undefined);
  registerServices({});
  vi.unstubAllGlobals();
});

describe('as whom a call is made', () => {
  type Row = [CallAuth, string, Partial<SessionDoor> | undefined, (string | null)[] | 401];
  const rows: Row[] = [
    ['none', 'a customer by token', ANA, [null, 'omit']],
    ['none', 'a customer by cookie', NOOR, [null, 'omit']],
    ['none', 'nobody', NOBODY, [null, 'omit']],
    ['whoever', 'a customer by token', ANA, ['Bearer ana', 'omit']],
    ['whoever', 'a customer by cookie', NOOR, [null, 'include']],
    ['whoever', 'nobody', NOBODY, [null, 'omit']],
    ['whoever', 'a page without a session', undefined, [null, 'omit']],
    ['customer', 'a customer by token', ANA, ['Bearer ana', 'omit']],
    ['customer', 'a customer by cookie', NOOR, [null, 'include']],
    ['customer', 'nobody', NOBODY, 401],
    ['customer', 'a page without a session', undefined, 401],
  ];
  it.each(rows)('%s, on the page of %s', async (auth, _who, session, expected) => {
    const { sent } = setUp(session);
    const call = callService(endpoint(auth), {});
    if (expected === 401) {
      await expect(call).rejects.toMatchObject({ kind: 'status', status: 401 });
      expect(sent).toEqual([]);
    } else {
      await expect(call).resolves.toEqual({ ok: true });
      expect([token(sent[0]!), sent[0]!.init.credentials]).toEqual(expected);
    }
  });

  it.each([
    [{}, null, 'omit'],
    [{ token: 'held' }, 'Bearer held', 'omit'],
    [{ cookies: true }, null, 'include'],
  ])('given %j, without waiting for the session', async (as, authorization, credentials) => {
    const { sent } = setUp({ token: () => new Promise(() => undefined) });
    const given = defineEndpoint('GET', '/a', {
      service: 'shop',
      auth: 'given',
      response: v.any(),
    });
    await callService(given, { as });
    expect([token(sent[0]!), sent[0]!.init.credentials]).toEqual([authorization, credentials]);
  });

  it.each(['whoever', 'customer'] as const)(
    '%s: nothing is sent once the browser is somebody else’s, and no answer is taken',
    async (auth) => {
      const ids: (string | null)[] = ['sign-in 1', null];
      const { sent } = setUp({ ...ANA, whose: () => ids.shift() ?? null });
      await expect(callService(endpoint(auth), {})).rejects.toMatchObject({ kind: 'session-changed' });
      expect(sent).toEqual([]);
      const later = ['sign-in 1', 'sign-in 1', 'sign-in 2'];
      const again = setUp({ ...ANA, whose: () => later.shift() ?? 'sign-in 2' });
      await expect(callService(endpoint(auth), {})).rejects.toMatchObject({ kind: 'session-changed' });
      expect(again.sent).toHaveLength(1);
    },
  );
});

describe('a refused call', () => {
  const refusal = () => Response.json({}, { status: 401 });

  it.each([
    ['shop', 'ana', 2],
    // For these services, a 401 may mean that nobody is signed in.
    ['store', 'ana', 1],
    ['shop', undefined, 1],
  ])('of %s with the token %s is sent %i times', async (service, held, times) => {
    const renew = vi.fn(async () => 'renewed');
    const { sent } = setUp({ ...ANA, token: async () => held, renew }, refusal());
    await callService(endpoint('whoever', service), {}).catch(() => undefined);
    expect(sent).toHaveLength(times);
    expect(renew).toHaveBeenCalledTimes(times - 1);
    if (times > 1) expect(sent.map(token)).toEqual(['Bearer ana', 'Bearer renewed']);
  });

  it('stands where the renewed token is refused too', async () => {
    const { sent } = setUp({ ...ANA, renew: async () => 'renewed' }, refusal(), refusal());
    await expect(callService(endpoint('customer'), {})).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(2);
  });

  it.each(['none', 'given'] as const)('made as %s is not sent again', async (auth) => {
    const { sent } = setUp(ANA, refusal());
    await expect(callService(endpoint(auth), {} as never)).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
  });
});

describe('a service', () => {
  it.each([
    ['shop', '/shop/a?q=1', { 'X-Request-Id': 'request 1' }, 'omit'],
    ['store', '/store-base/a?q=1', {}, 'include'],
    // A service that is not registered has the address under its name in the configuration.
    ['geo', 'https://geo.test/a?q=1', {}, 'omit'],
  ])('%s says address, headers and credentials', async (service, url, headers, credentials) => {
    const { sent } = setUp(undefined);
    await callService(endpoint('none', service), { query: { q: '1' } });
    expect(sent).toMatchObject([{ url, init: { headers, credentials } }]);
  });
});

describe('the kinds of answers', () => {
  const html = (body: BodyInit, type = 'text/html;charset=utf-8', init: ResponseInit = {}) =>
    new Response(body, { ...init, headers: { 'Content-Type': type } });
  const page = defineEndpoint('GET', '/page', {
    service: 'geo',
    auth: 'none',
    response: v.string(),
    answer: asText('text/html'),
    maxBytes: 20,
  });

  it('are a text of the agreed type in UTF-8, of so many bytes', async () => {
    setUp(undefined, html('<p>é</p>'), html('<p>', 'TEXT/HTML'));
    expect(await callService(page, {})).toBe('<p>é</p>');
    expect(await callService(page, {})).toBe('<p>');
  });

  it.each([
    ['another type', html('<p>', 'text/plain')],
    ['another charset', html('<p>', 'text/html; charset=utf-7')],
    ['no UTF-8', html(new Uint8Array([0xff, 0xfe]))],
    ['too many bytes', html('x'.repeat(21))],
  ])('a text that is none is a failure of its shape: %s', async (_what, answer) => {
    setUp(undefined, answer);
    await expect(callService(page, {})).rejects.toMatchObject({ kind: 'shape', status: 200 });
  });

  it('that is too long is said in the console, with the call and the limit [SEC-14 b]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    setUp(undefined, html('x'.repeat(21)));
    await expect(callService(page, {})).rejects.toMatchObject({ kind: 'shape' });
    expect(warn.mock.calls).toEqual([['Assess widgets: GET /page: the answer is longer than 20 bytes.']]);
    warn.mockRestore();
  });

  it('are a blob of the agreed type', async () => {
    const file = defineEndpoint('GET', '/file', {
      service: 'geo',
      auth: 'none',
      response: v.blob(),
      answer: asBlob('application/pdf'),
    });
    setUp(undefined, html('%PDF', 'application/pdf'), html('<p>'));
    const blob = await callService(file, {});
    expect([await blob.text(), blob.type]).toEqual(['%PDF', 'application/pdf']);
    await expect(callService(file, {})).rejects.toMatchObject({ kind: 'shape' });
  });

  it('are nothing at all for a logout, which may lead on to another page [SES-02 part]', async () => {
    const out = defineEndpoint('GET', '/logout', {
      service: 'store',
      auth: 'given',
      answer: unread,
      redirects: 'manual',
    });
    const ledOn = new Response(null);
    Object.defineProperties(ledOn, {
      type: { value: 'opaqueredirect' },
      ok: { value: false },
      status: { value: 0 },
    });
    const { sent } = setUp(
      undefined,
      html('<h1>Goodbye</h1>'),
      ledOn,
      html('no', undefined, { status: 500 }),
    );
    await expect(callService(out, { as: {} })).resolves.toBeUndefined();
    await expect(callService(out, { as: {} })).resolves.toBeUndefined();
    await expect(callService(out, { as: {} })).rejects.toMatchObject({ status: 500 });
    expect(sent.map(({ init }) => init.redirect)).toEqual(['manual', 'manual', 'manual']);
  });
});

describe('the observer', () => {
  it('is told of each request and its status, and of no token and no body', async () => {
    const told: unknown[] = [];
    const { registry } = setUp(ANA, Response.json({}, { status: 503 }));
    registry['observer'] = (request: { path: string; service: string }, requestId?: string) => {
      const { service, path } = request;
      return (status: number) => told.push([service, path, requestId, status]);
    };
    const send = defineEndpoint('POST', '/carts/{cartId}', {
      service: 'shop',
      body: v.object({ card: v.string() }),
      response: v.any(),
    });
    const args = { path: { cartId: '7' }, body: { card: '4111' } };
    await callService(send, args).catch(() => undefined);
    await callService(send, args);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('cut')));
    await callService(send, args).catch(() => undefined);
    expect(told).toEqual([503, 200, 0].map((status) => ['shop', '/carts/{cartId}', 'request 1', status]));
  });
});
