import { afterEach, describe, expect, it, vi } from 'vitest';
import { identityConfig } from '../identity/identity-config.ts';
import { createAskService } from './ask-service.ts';

const config = identityConfig(
  { base: '/auth', clientId: 'web', redirectUri: '/back.html', realm: 'shop' },
  'https://shop.test/en/login',
);
const ADDRESS = 'https://shop.test/auth/json/realms/root/realms/shop/authenticate';

const answering = (answer: () => Promise<Response>) => {
  const calls: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return answer();
  });
  return calls;
};
const json =
  (body: unknown, status = 200) =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
const ask = createAskService(config, 'fr-CA');
const question = { query: { authIndexType: 'service', authIndexValue: 'SignIn' }, answered: undefined };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a call of authenticate', () => {
  it.each([
    ['a page in place of JSON', async () => new Response('<h1>Hi</h1>'), 'login', 200],
    ['half a JSON', json('{"authId":'), 'login', 200],
    ['JSON that is null', json('null'), 'network', 200],
    ['an empty object', json({}), 'login', 200],
    ['a step without callbacks', json({ authId: 'a' }), 'login', 200],
    ['a step whose callbacks are none', json({ authId: 'a', callbacks: 'x' }), 'login', 200],
    ['a callback without a type', json({ authId: 'a', callbacks: [{ output: [] }] }), 'login', 200],
    ['an end without a session', json({ tokenId: '' }), 'login', 200],
    ['500', json({ code: 500 }, 500), 'status', 500],
    ['400', json({ code: 400, message: 'No Configuration found' }, 400), 'status', 400],
    ['503 with a page', async () => new Response('<h1>Busy</h1>', { status: 503 }), 'status', 503],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'network', 0],
  ])('[IDN-08] [IDN-04] answered with %s fails', async (_what, answer, reason) => {
    answering(answer);
    await expect(ask(question)).rejects.toMatchObject({ name: 'IdentityError', reason });
  });

  it('[IDN-08] that is not answered within 60 s times out', async () => {
    vi.useFakeTimers();
    answering(() => new Promise(() => undefined));
    const failed = expect(ask(question)).rejects.toMatchObject({
      reason: 'timeout',
      message: 'Timeout',
      kind: 'TIMEOUT',
    });
    await vi.advanceTimersByTimeAsync(59_999);
    await vi.advanceTimersByTimeAsync(1);
    await failed;
  });

  it('[IDN-04] tells a refusal from a journey that took too long', async () => {
    answering(json({ code: 401, reason: 'Unauthorized', message: 'Login failure' }, 401));
    expect(await ask(question)).toEqual({ kind: 'refused' });
    answering(json({ code: 401, detail: { errorCode: '110' } }, 401));
    expect(await ask(question)).toEqual({ kind: 'expired' });
    answering(json({ code: 401, detail: 'x' }, 401));
    expect(await ask(question)).toEqual({ kind: 'refused' });
  });

  it('[SEC-09 part] [API-05 part] goes to the configured service alone, by POST, in the page’s language, and is led nowhere', async () => {
    const calls = answering(json({ tokenId: 't', successUrl: '/', realm: '/shop' }));
    expect(await ask(question)).toEqual({ kind: 'success' });
    const [{ url, init } = { url: '', init: {} }] = calls;
    expect(url).toBe(`${ADDRESS}?authIndexType=service&authIndexValue=SignIn`);
    expect(init).toMatchObject({ method: 'POST', redirect: 'error', credentials: 'include' });
    expect(new Headers(init.headers).get('accept-language')).toBe('fr-CA');
  });
});
