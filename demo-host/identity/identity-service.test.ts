import * as oauth from 'oauth4webapi';
import { beforeEach, describe, expect, it } from 'vitest';
import { createClock } from '../backend/core/clock.ts';
import { AUTHENTICATE_PATH, CLIENT_ID, OAUTH_PREFIX } from './identity-paths.ts';
import { createIdentityService, type IdentityService } from './identity-service.ts';

const ORIGIN = 'http://shop.localhost:4300';
const BACK = `${ORIGIN}/login/back`;

/** A minimal cookie jar of a browser, for one origin. */
const createBrowser = (service: IdentityService) => {
  const jar = new Map<string, string>();
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('Cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await service.fetch(new Request(url, { ...init, headers, redirect: 'manual' }));
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
};

type Browser = ReturnType<typeof createBrowser>;
type Wire = {
  authId: string;
  stage: string;
  callbacks: {
    type: string;
    output: { name: string; value: unknown }[];
    input?: { name: string; value: unknown }[];
  }[];
};

const post = async (browser: Browser, query: string, body: unknown) => {
  const response = await browser(`${ORIGIN}${AUTHENTICATE_PATH}?${query}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  return { status: response.status, body: (await response.json()) as Wire & Record<string, unknown> };
};

const begin = (browser: Browser, tree: string) =>
  post(browser, `authIndexType=service&authIndexValue=${tree}`, {});

/** Returns the step, filled with these values in the order of its inputs. */
const filled = (step: Wire, ...values: unknown[]): unknown => {
  const left = [...values];
  return {
    ...step,
    callbacks: step.callbacks.map((callback) => ({
      ...callback,
      input: callback.input?.map((input) => ({
        ...input,
        value: left.length > 0 ? left.shift() : input.value,
      })),
    })),
  };
};

const answer = (browser: Browser, step: Wire, ...values: unknown[]) =>
  post(browser, '', filled(step, ...values));

let service: IdentityService;
let browser: Browser;

beforeEach(() => {
  service = createIdentityService({ clock: createClock(), redirectsOf: () => [BACK] });
  browser = createBrowser(service);
});

const signIn = async (userName = 'mara'): Promise<void> => {
  const { body } = await begin(browser, 'SignIn');
  expect((await answer(browser, body, userName, 'Measure-twice-1')).status).toBe(200);
};

const issuer = new URL(ORIGIN + OAUTH_PREFIX);
const client: oauth.Client = { client_id: CLIENT_ID };

const discovered = async (): Promise<{ server: oauth.AuthorizationServer; options: object }> => {
  const options = {
    [oauth.customFetch]: (url: string, init: object) => browser(url, init),
    [oauth.allowInsecureRequests]: true,
  };
  const response = await oauth.discoveryRequest(issuer, options);
  return { server: await oauth.processDiscoveryResponse(issuer, response), options };
};

/** Asks for a code without showing anything: `prompt=none`. */
const authorize = async (
  server: oauth.AuthorizationServer,
  verifier: string,
  state: string,
): Promise<URL> => {
  const url = new URL(server.authorization_endpoint ?? '');
  url.search = String(
    new URLSearchParams({
      client_id: CLIENT_ID,
      redirect_uri: BACK,
      response_type: 'code',
      scope: 'openid profile email',
      state,
      prompt: 'none',
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }),
  );
  return new URL((await browser(url.href)).headers.get('location') ?? '');
};

describe('a change of the password', () => {
  it('is for the signed-in alone, ends every other sign-in of theirs, and a mail tells it [ACC-03 b]', async () => {
    expect((await begin(browser, 'UpdatePassword')).status).toBe(401);
    const [here, there, another] = [browser, createBrowser(service), createBrowser(service)];
    for (const [one, userName] of [
      [here, 'mara'],
      [there, 'mara'],
      [another, 'tomas'],
    ] as const) {
      browser = one;
      // Each browser signs in by itself.
      // oxlint-disable-next-line no-await-in-loop
      await signIn(userName);
    }
    const { body } = await begin(here, 'UpdatePassword');
    const refused = await answer(here, body, 'Measure-twice-1', 'short');
    expect(refused.body.stage).toBe('UpdatePassword');
    expect((await answer(here, refused.body, 'Measure-twice-1', 'New-measure-2')).status).toBe(200);
    const { server } = await discovered();
    const outcome = async (of: Browser): Promise<string | null> => {
      browser = of;
      return (await authorize(server, oauth.generateRandomCodeVerifier(), 'a-state')).searchParams.get(
        'error',
      );
    };
    expect(await outcome(here)).toBe(null);
    expect(await outcome(there)).toBe('login_required');
    expect(await outcome(another)).toBe(null);
    expect(service.mails()).toEqual([
      expect.objectContaining({ to: 'mara@practice.example', subject: 'Your password was changed' }),
    ]);
  });
});

describe('the identity service, asked by a certified client', () => {
  it('gives tokens to whoever has signed in by a tree, and tells who they are [IDN-01 part] [API-05 part]', async () => {
    await signIn();
    const { server, options } = await discovered();
    const [verifier, state] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomState()];
    const parameters = oauth.validateAuthResponse(
      server,
      client,
      await authorize(server, verifier, state),
      state,
    );
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.None(),
      parameters,
      BACK,
      verifier,
      options,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
      requireIdToken: true,
    });
    expect(tokens.refresh_token).toEqual(expect.any(String));
    expect(tokens.expires_in).toBe(1800);
    expect(service.accountOf(tokens.access_token)).toBe('user-mara');
    const user = await oauth.userInfoRequest(server, client, tokens.access_token, options);
    expect(await oauth.processUserInfoResponse(server, client, 'user-mara', user)).toMatchObject({
      user_id: 'user-mara',
      given_name: 'Mara',
      family_name: 'Lindqvist',
      email: 'mara@practice.example',
    });
    const renewed = await oauth.processRefreshTokenResponse(
      server,
      client,
      await oauth.refreshTokenGrantRequest(server, client, oauth.None(), tokens.refresh_token ?? '', options),
    );
    expect(service.accountOf(renewed.access_token)).toBe('user-mara');
    await oauth.revocationRequest(server, client, oauth.None(), renewed.access_token, options);
    expect(service.accountOf(renewed.access_token)).toBeUndefined();
  });

  it('asks for sign-in before anybody has, and after the session was ended by whose it was [IDN-03 part]', async () => {
    const { server, options } = await discovered();
    const ask = (verifier = oauth.generateRandomCodeVerifier()) => authorize(server, verifier, 'some-state');
    const tryIt = async () => (await ask()).searchParams.get('error');
    expect(await tryIt()).toBe('login_required');
    await signIn();
    const verifier = oauth.generateRandomCodeVerifier();
    const answer = oauth.validateAuthResponse(server, client, await ask(verifier), 'some-state');
    const { id_token: hint = '' } = await oauth.processAuthorizationCodeResponse(
      server,
      client,
      await oauth.authorizationCodeGrantRequest(
        server,
        client,
        oauth.None(),
        answer,
        BACK,
        verifier,
        options,
      ),
      { requireIdToken: true },
    );
    const end = (of: string) => browser(`${server.end_session_endpoint}?id_token_hint=${of}`);
    expect((await end('another')).status).toBe(204);
    expect(await tryIt()).toBeNull();
    expect((await end(hint)).status).toBe(204);
    expect(await tryIt()).toBe('login_required');
  });

  it('refuses a code without the verifier that it was asked with [IDN-01 part]', async () => {
    await signIn();
    const { server, options } = await discovered();
    const at = await authorize(server, oauth.generateRandomCodeVerifier(), 'some-state');
    const parameters = oauth.validateAuthResponse(server, client, at, 'some-state');
    const other = oauth.generateRandomCodeVerifier();
    const request = oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.None(),
      parameters,
      BACK,
      other,
      options,
    );
    await expect(oauth.processAuthorizationCodeResponse(server, client, await request)).rejects.toThrow(
      /invalid_grant|server responded/,
    );
  });
});

describe('the authentication trees', () => {
  it('ask a wrong password again, and after five have whoever it is about wait [IDN-04 part]', async () => {
    let { status, body } = await begin(browser, 'SignIn');
    for (let attempt = 0; attempt < 4; attempt += 1) {
      ({ status, body } = await answer(browser, body, 'mara', 'wrong'));
      expect(status).toBe(200);
      expect(body.callbacks[0]?.type).toBe('TextOutputCallback');
    }
    ({ status, body } = await answer(browser, body, 'mara', 'wrong'));
    expect(status).toBe(200);
    expect(body.callbacks[0]?.output).toContainEqual({
      name: 'message',
      value: 'Too many wrong answers. Try again in 5 minutes.',
    });
  });

  it('let an earlier step be answered again [IDN-04 part]', async () => {
    const { body: first } = await begin(browser, 'ForgottenPassword');
    await answer(browser, first, 'wrong@practice.example', false);
    const { body: second } = await answer(browser, first, 'mara@practice.example', false);
    const [mail] = service.mails();
    expect(mail?.to).toBe('mara@practice.example');
    const { body: third } = await answer(browser, second, mail?.code);
    expect(third.stage).toBe('NewPassword');
    const { body: again } = await answer(browser, third, 'short', false);
    expect(again.callbacks[0]?.output.find(({ name }) => name === 'failedPolicies')?.value).toContain(
      '{"policyRequirement":"MIN_LENGTH","params":{"minLength":8}}',
    );
    expect((await answer(browser, again, 'Other-measure-2', false)).status).toBe(200);
    const { body: login } = await begin(browser, 'SignIn');
    expect((await answer(browser, login, 'mara', 'Other-measure-2')).status).toBe(200);
  });

  it('say the same to an address that has no account, and send nothing [IDN-04 part]', async () => {
    const { body: first } = await begin(browser, 'ForgottenUserName');
    const { body: second } = await answer(browser, first, 'nobody@practice.example', false);
    expect(second.stage).toBe('MailedCode');
    expect(service.mails()).toEqual([]);
  });

  it('make an account of somebody who registers, once all is right and the terms are accepted [IDN-04 part]', async () => {
    const { body: form } = await begin(browser, 'Register');
    const { body: again } = await answer(
      browser,
      form,
      'mara',
      false,
      'x',
      false,
      'A1',
      false,
      '',
      false,
      'no',
      false,
    );
    const broken = again.callbacks.map(
      ({ output }) => output.find(({ name }) => name === 'failedPolicies')?.value as string[],
    );
    expect(
      broken.map((all) =>
        all.map((one) => (JSON.parse(one) as { policyRequirement: string }).policyRequirement),
      ),
    ).toEqual([
      ['UNIQUE'],
      ['MIN_LENGTH', 'AT_LEAST_X_CAPITAL_LETTERS', 'AT_LEAST_X_NUMBERS'],
      ['VALID_NAME_FORMAT'],
      ['REQUIRED'],
      ['VALID_EMAIL_ADDRESS_FORMAT'],
      [],
    ]);
    const { body: question } = await answer(
      browser,
      again,
      'ines',
      false,
      'Careful-norms-7',
      false,
      'Inés',
      false,
      "O'Dell",
      false,
      'ines@practice.example',
      false,
      true,
      false,
    );
    const { body: terms } = await answer(browser, question, 'In which town?', 'Utrecht');
    const { body: refused } = await answer(browser, terms, false);
    expect(refused.stage).toBe('Terms');
    expect((await answer(browser, refused, true)).status).toBe(200);
    expect(service.people.byUserName('INES')?.lastName).toBe("O'Dell");
  });

  it.each([
    ['a journey nobody knows', { authId: 'nothing.0', callbacks: [] }, 401],
    ['an identifier of another type', { authId: 7, callbacks: [] }, 401],
    ['no object', 'null', 200],
  ])('answer %s without falling over [IDN-04 part]', async (_what, body, status) => {
    expect((await post(browser, '', body)).status).toBe(status);
  });

  it('refuse other callbacks than they asked', async () => {
    const { body } = await begin(browser, 'SignIn');
    const wrong = { ...body, callbacks: [{ type: 'NameCallback', input: [] }] };
    expect((await post(browser, '', wrong)).status).toBe(400);
  });
});
