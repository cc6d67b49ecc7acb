import * as oauth from 'oauth4webapi';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUTHENTICATE_PATH, CLIENT_ID, OAUTH_PREFIX } from '../../demo-host/identity/identity-paths.ts';
import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import { startDemoHost, type DemoHost } from '../../demo-host/server.ts';
import { certifiedClient, client } from '../support/certified-client.ts';
import { createVisitor, type Visitor } from '../support/host-visitor.ts';
import { signInByTree } from '../support/identity-walk.ts';

let host: DemoHost;
let visit: Visitor;

beforeAll(async () => {
  host = await startDemoHost({ port: 0, data: 'memory' });
});
afterAll(() => host.close());
beforeEach(() => {
  visit = createVisitor();
});
afterEach(async () => {
  for (const path of ['/__faults', '/__identity', '/__clock'])
    await visit(at('shop', path), { method: 'DELETE' });
});

const originOf = (name: string): string =>
  `http://${name.includes('.') ? name : `${name}.localhost`}:${host.port}`;
const at = (name: string, path: string): string => originOf(name) + path;
const order = (path: string, body: unknown) =>
  visit(at('shop', path), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Returns a certified client. `name` is the host of the identity service, `page` the host where a sign-in ends. */
const certified = (name = 'shop', page = name) =>
  certifiedClient(visit, originOf(name), at(page, '/signed-in.html'));

const customer = (headers: Record<string, string> = {}) =>
  visit(at('shop', '/store-backend/store/customer/current'), { headers });
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe('identity on the demo host, asked by a certified client over HTTP', () => {
  it('refuses a code before anybody has signed in, and one of a page that is not the shop’s [IDN-01 part]', async () => {
    const { authorize } = await certified();
    const nobody = await authorize(oauth.generateRandomCodeVerifier(), 'some-state', { prompt: 'none' });
    expect(nobody.searchParams.get('error')).toBe('login_required');
    const evil = await visit(
      `${at('shop', OAUTH_PREFIX)}/authorize?client_id=${CLIENT_ID}&redirect_uri=http://evil.test/&response_type=code`,
    );
    expect([evil.status, evil.headers.get('location')]).toEqual([400, null]);
  });

  it('logs in, renews, and logs out, and the store knows it each time [IDN-01 part] [API-05 part]', async () => {
    await signInByTree(visit, originOf('shop'), 'noor');
    const { server, options, tokens } = await certified();
    const first = await tokens();
    expect(await (await customer(bearer(first.access_token))).json()).toEqual({
      userId: 'user-noor',
      registrationCountryIso: 'NL',
    });
    const renewed = await oauth.processRefreshTokenResponse(
      server,
      client,
      await oauth.refreshTokenGrantRequest(server, client, oauth.None(), first.refresh_token ?? '', options),
    );
    expect(renewed.access_token).not.toBe(first.access_token);
    await oauth.processRevocationResponse(
      await oauth.revocationRequest(server, client, oauth.None(), renewed.access_token, options),
    );
    expect((await customer(bearer(renewed.access_token))).status).toBe(401);
    await visit(`${server.end_session_endpoint}?id_token_hint=${first.id_token}`);
    await expect(tokens()).rejects.toMatchObject({ error: 'login_required' });
  });

  it('comes back to the page that it was asked to after sign-out, if that is the shop’s [IDN-03 part]', async () => {
    await signInByTree(visit, originOf('shop'), 'mara');
    const { server, tokens } = await certified();
    const { id_token: hint } = await tokens();
    const end = (back: string) =>
      visit(`${server.end_session_endpoint}?id_token_hint=${hint}&post_logout_redirect_uri=${back}`);
    expect((await end('http://evil.test/')).status).toBe(400);
    expect((await tokens()).token_type).toBe('bearer');
    const ended = await end(at('shop', '/signed-in.html'));
    expect([ended.status, ended.headers.get('location')]).toEqual([302, at('shop', '/signed-in.html')]);
    await expect(tokens()).rejects.toMatchObject({ error: 'login_required' });
  });

  it('asks on its own host by a page of its own, and goes on from there [IDN-02 part]', async () => {
    const { authorize, exchange } = await certified('id', 'shop');
    const [verifier, state] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomState()];
    const asked = await authorize(verifier, state, { prompt: 'login' });
    expect([asked.origin, asked.pathname]).toEqual([originOf('id'), '/login']);
    const page = await visit(asked);
    expect(await page.text()).toContain('<assess-sign-in>');
    await signInByTree(visit, originOf('id'), 'tomas');
    const goOn = new URL(asked.searchParams.get('returnTo') ?? '', asked);
    const back = new URL((await visit(goOn)).headers.get('location') ?? '');
    expect(back.origin + back.pathname).toBe(at('shop', '/signed-in.html'));
    expect(await exchange(back, verifier, state)).toMatchObject({ token_type: 'bearer' });
  });

  it.each(['localhost', 'shop', 'id', 'store.example.ca'])('is an issuer on %s', async (name) => {
    const full = name === 'localhost' ? `http://localhost:${host.port}` : originOf(name);
    const answer = await visit(`${full}${OAUTH_PREFIX}/.well-known/openid-configuration`);
    expect(await answer.json()).toMatchObject({ issuer: full + OAUTH_PREFIX });
  });

  it('is neither on an integrator’s page nor among the other services', async () => {
    expect((await visit(at('partner', `${OAUTH_PREFIX}/jwk_uri`))).status).toBe(404);
    expect((await visit(at('commerce', `${OAUTH_PREFIX}/jwk_uri`))).status).toBe(404);
    expect((await visit(at('id', '/en-us/'))).status).toBe(404);
  });
});

describe('CORS of the identity service on its own host', () => {
  const preflight = (from: string) =>
    visit(at('id', AUTHENTICATE_PATH), {
      method: 'OPTIONS',
      headers: { Origin: from, 'Access-Control-Request-Method': 'POST' },
    });

  it.each([
    ['an integrator’s page', () => originOf('partner')],
    ['another port', () => 'http://shop.localhost:1'],
    ['another port of this machine', () => 'http://localhost:1'],
    ['a stranger', () => 'http://evil.test'],
    ['a page without an origin', () => 'null'],
  ])('gives %s neither leave nor an answer [SEC-04 part]', async (_what, from) => {
    const leave = await preflight(from());
    expect([leave.status, leave.headers.get('access-control-allow-credentials')]).toEqual([403, null]);
    const answer = await visit(at('id', `${OAUTH_PREFIX}/userinfo`), { headers: { Origin: from() } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('lets pages of the shop send cookies and the vendor’s headers along', async () => {
    const leave = await preflight(originOf('shop'));
    expect(leave.status).toBe(204);
    expect(leave.headers.get('access-control-allow-origin')).toBe(originOf('shop'));
    expect(leave.headers.get('access-control-allow-credentials')).toBe('true');
    for (const name of ['Accept-API-Version', 'X-Requested-With', 'Authorization', 'Content-Type'])
      expect(leave.headers.get('access-control-allow-headers')).toContain(name);
  });
});

describe('an answer to a journey', () => {
  const send = async (type: string | undefined, body?: string, query = '') => {
    const answer = await visit(at('shop', AUTHENTICATE_PATH + query), {
      method: 'POST',
      headers: type === undefined ? {} : { 'Content-Type': type },
      body: body === undefined ? null : new TextEncoder().encode(body),
    });
    return { status: answer.status, cookies: answer.headers.getSetCookie(), text: await answer.text() };
  };
  /** Returns the first step as an attacker fills it in to sign the shopper in to the attacker's account. */
  const filled = async (): Promise<string> =>
    (await send('application/json')).text
      .replace('"IDToken1","value":""', '"IDToken1","value":"mara"')
      .replace('"IDToken2","value":""', `"IDToken2","value":"${SEEDED_PASSWORD}"`);

  it.each([
    ['text/plain', 'as a form of a foreign site says'],
    ['application/x-www-form-urlencoded', 'as a form says'],
    ['multipart/form-data; boundary=x', 'as a form with files says'],
    ['application/jsonp', 'which only begins like it'],
    ['text/plain; application/json', 'which only mentions it'],
    [undefined, 'as nobody says'],
  ])('is refused as %s, %s, and signs nobody in [IDN-04 part]', async (type, _why) => {
    const refused = await send(type, await filled());
    expect([refused.status, refused.cookies]).toEqual([415, []]);
    expect((await send(type, '', '?suspendedId=a.1')).status).toBe(415);
    expect((await customer()).status).toBe(401);
  });

  it('may have neither type nor body where a journey begins, as the vendor’s SDK begins a step-up [IDN-05 part]', async () => {
    const begun = await send(undefined, undefined, '?authIndexType=service&authIndexValue=SignIn');
    expect([begun.status, begun.text]).toEqual([200, expect.stringContaining('authId')]);
    expect((await send('text/plain')).status).toBe(415);
  });

  it.each(['application/json', 'application/json; charset=UTF-8', 'Application/JSON ;charset=utf-8'])(
    'is taken as %s [IDN-04 part]',
    async (type) => {
      expect((await send(type, await filled())).status).toBe(200);
      expect((await customer()).status).toBe(200);
    },
  );
});

describe('faults of the identity service', () => {
  const begin = () =>
    visit(at('shop', `${AUTHENTICATE_PATH}?authIndexType=service&authIndexValue=SignIn`), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
    });

  it.each([
    ['a status', { status: 503 }, 503, /OrderedFaultError/],
    ['HTML', { body: 'html' }, 200, /<h1>/],
    ['half a JSON', { body: 'truncated' }, 200, /^\{"authId.*[^}]$/],
    ['a missing field', { body: 'missing-field', missingField: 'callbacks' }, 200, /^(?!.*callbacks)/],
  ])('answer a step with %s [REL-01 part]', async (_what, fault, status, text) => {
    await order('/__faults', { path: '/authenticate', ...fault });
    const answer = await begin();
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(text);
  });

  it('cut the connection, before the work or after it [REL-01 part]', async () => {
    await order('/__faults', { path: '/authenticate', cut: true, times: 1 });
    await expect(begin()).rejects.toThrow(/socket hang up|ECONNRESET/);
    await order('/__faults', { path: '/sessions', loseAnswer: true, times: 1 });
    await signInByTree(visit, originOf('shop'), 'mara');
    const path = AUTHENTICATE_PATH.replace('authenticate', 'sessions');
    await expect(visit(at('shop', `${path}?_action=logout`), { method: 'POST' })).rejects.toThrow();
  });

  it('take a field out of the address that a redirect leads to [IDN-08 part]', async () => {
    await signInByTree(visit, originOf('shop'), 'mara');
    const { authorize } = await certified();
    await order('/__faults', { path: '/authorize', body: 'missing-field', missingField: 'state', times: 1 });
    const back = await authorize(oauth.generateRandomCodeVerifier(), 'some-state', { prompt: 'none' });
    expect([back.searchParams.has('code'), back.searchParams.has('state')]).toEqual([true, false]);
  });

  it('say something in place of an answer that says nothing', async () => {
    await order('/__faults', { path: '/connect/endSession', body: 'truncated' });
    const answer = await visit(at('shop', `${OAUTH_PREFIX}/connect/endSession?id_token_hint=x`));
    expect([answer.status, await answer.text()]).toEqual([200, '{']);
  });
});

describe('orders to the identity service', () => {
  it('are refused when they do not fit', async () => {
    expect((await order('/__identity', { tokenSeconds: 0 })).status).toBe(400);
    expect((await order('/__identity', { nothing: 1 })).status).toBe(400);
  });

  it('shorten and end tokens, and server time ends them too [IDN-02 part]', async () => {
    await order('/__identity', { tokenSeconds: 60 });
    await signInByTree(visit, originOf('shop'), 'yuki');
    const { tokens } = await certified();
    const short = await tokens();
    expect(short.expires_in).toBe(60);
    await order('/__clock', { advanceMs: 59_000 });
    expect((await customer(bearer(short.access_token))).status).toBe(200);
    await order('/__clock', { advanceMs: 1001 });
    expect((await customer(bearer(short.access_token))).status).toBe(401);
    const second = await tokens();
    await order('/__identity', { revokeTokens: true });
    expect((await customer(bearer(second.access_token))).status).toBe(401);
  });

  it('show the mails that a journey sent', async () => {
    const read = async () => (await visit(at('shop', '/__identity'))).json() as Promise<{ mails: unknown[] }>;
    expect((await read()).mails).toEqual([]);
  });
});
