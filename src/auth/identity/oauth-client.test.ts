import { afterEach, describe, expect, it, vi } from 'vitest';
import { isIdentityError } from '../identity-errors.ts';
import { createOAuthClient, type OAuthClient } from './oauth-client.ts';
import { identityConfig } from './identity-config.ts';
import { newSignInRequest } from './authorize.ts';
import { takeTokens } from './take-tokens.ts';

const GIVEN = { base: '/auth', clientId: 'store-web', redirectUri: '/signed-in.html', realm: 'shop' };
const CONFIG = identityConfig(GIVEN, 'https://shop.test/en-us/');
const TOKENS = { accessToken: 'an-access-token', idToken: 'an-id-token' };

const answering = (...answers: (Response | Error)[]) => {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push(new Request(url, init));
    const answer = answers[sent.length - 1] ?? answers.at(-1);
    if (answer === undefined || answer instanceof Error) throw answer;
    return answer.clone();
  });
  return sent;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const failure = async (call: Promise<unknown>): Promise<string> => {
  const error: unknown = await call.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (!isIdentityError(error)) throw new Error(`No IdentityError, but ${String(error)}`);
  expect(`${JSON.stringify(Object.entries(error))} ${error.message}`).not.toMatch(
    /an-access-token|an-id-token/,
  );
  return error.message;
};

const exchange = (client: OAuthClient) => client.exchange('a-code', newSignInRequest());

describe('the calls of section 7', () => {
  it('exchange a code with the parameters of the specification [API-05] [IDN-01]', async () => {
    const answer = { access_token: 'a', id_token: 'i', refresh_token: 'r', expires_in: 60 };
    const [sent] = [answering(Response.json(answer))];
    const request = newSignInRequest();
    const tokens = await createOAuthClient(CONFIG).exchange('a-code', request);
    expect(tokens).toMatchObject({ accessToken: 'a', idToken: 'i', refreshToken: 'r' });
    expect(sent[0]?.url).toBe('https://shop.test/auth/oauth2/realms/root/realms/shop/access_token');
    expect(Object.fromEntries(new URLSearchParams(await sent[0]?.text()))).toEqual({
      client_id: 'store-web',
      code: 'a-code',
      grant_type: 'authorization_code',
      redirect_uri: 'https://shop.test/signed-in.html',
      code_verifier: request.verifier,
    });
  });

  it('revoke and end by the token they are given, one after the other [API-05]', async () => {
    const sent = answering(new Response(null, { status: 204 }), new Response(null, { status: 204 }));
    const client = createOAuthClient(CONFIG);
    await Promise.all([client.revoke(TOKENS), client.endSession({ ...TOKENS, idToken: 'another-id-token' })]);
    const [revoked, ended] = sent;
    expect(Object.fromEntries(new URLSearchParams(await revoked?.text()))).toEqual({
      client_id: 'store-web',
      token: 'an-access-token',
    });
    expect(new URL(ended?.url ?? '').searchParams.get('id_token_hint')).toBe('another-id-token');
  });

  it('follow no redirect, whatever they carry [SEC-12 b]', async () => {
    const sent = answering(Response.json({ sub: 'me', access_token: 'a', id_token: 'i' }));
    const client = createOAuthClient(CONFIG);
    await exchange(client);
    await client.logOutSessions();
    await client.endSession(TOKENS);
    await client.revoke(TOKENS);
    expect(
      sent.map(({ url, redirect }) => `${/[a-z_]+(?=\/?$)/i.exec(new URL(url).pathname)?.[0]} ${redirect}`),
    ).toEqual(['access_token error', 'sessions error', 'endSession error', 'revoke error']);
  });

  it.each([
    [
      'a service that answers 500 in HTML',
      new Response('<p>', { status: 500 }),
      'Expected 200, received 500',
    ],
    [
      'a service that answers 400 with a text',
      new Response('no', { status: 400 }),
      'Expected 200, received 400',
    ],
    [
      'a code that was used before',
      Response.json(
        { error: 'invalid_grant', error_description: 'grant request is invalid' },
        { status: 400 },
      ),
      'Unable to exchange authorization for tokens',
    ],
    ['an answer without a token', Response.json({ id_token: 'i' }), 'Access token not found in response'],
    [
      'an answer without an id token',
      Response.json({ access_token: 'a' }),
      'Access token not found in response',
    ],
    ['no answer', new TypeError('Failed to fetch'), 'Failed to fetch'],
  ])('tell %s by its own error [IDN-08]', async (_what, answer, message) => {
    answering(answer);
    expect(await failure(exchange(createOAuthClient(CONFIG)))).toBe(message);
  });

  it('give up after 60 s [IDN-08] [IDN-02 part]', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const failed = failure(exchange(createOAuthClient(CONFIG)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failed).toBe('Timeout');
  });

  it('give up taking tokens after 10 s in all [IDN-08] [IDN-02 part]', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const oauth = createOAuthClient(CONFIG);
    const failed = failure(takeTokens({ config: CONFIG, oauth, now: () => 0 }));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failed).toBe('Authorization timed out');
  });
});
