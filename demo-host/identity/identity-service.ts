import { randomBytes, randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { Clock } from '../backend/core/clock.ts';
import { authenticate } from './authenticate.ts';
import { AUTHENTICATE_PATH, OAUTH_PREFIX, SESSIONS_PATH } from './identity-paths.ts';
import { createJourneys } from './journeys.ts';
import { createMailbox, type Mail, type Mailbox } from './mailbox.ts';
import { createOidcStore } from './oidc-store.ts';
import { createPeople, type People } from './people.ts';
import { beginSession, createProvider, endSession, readSession } from './provider.ts';
import { answerByNode } from './node-answer.ts';
import { isTaken, NO_JSON } from './json-type.ts';
import { readJson } from './read-json.ts';
import { inLanguage } from './spoken.ts';
import { createStepUps, type StepUps } from './step-ups.ts';
import { passkeysOf, securityKeysOf } from './trees/passkeys.ts';
import { createWrongAnswers } from './wrong-answers.ts';

export type IdentityService = {
  /** Answers a request below `/auth`. */
  fetch(request: Request): Promise<Response>;
  /** Returns the account of a valid access token. */
  accountOf(token: string): string | undefined;
  /** Returns the session of these cookies of an origin, or undefined. */
  sessionOf(origin: string, cookies: string): Promise<{ id: string; accountId: string } | undefined>;
  people: People;
  stepUps: StepUps;
  mails(): readonly Mail[];
  /** Sends a mail of the store. */
  sendMail: Mailbox['send'];
  /** Deletes all mails. The codes in them are no longer valid. */
  forgetMails(): void;
  tokenSeconds(): number;
  /** Sets the lifetime in seconds of tokens issued from now on; undefined restores the default, half an hour. */
  setTokenSeconds(seconds: number | undefined): void;
  /** Revokes every access token, as an administrator can. */
  revokeTokens(): void;
  /** Resets the counts of wrong answers. */
  forgetWrongAnswers(): void;
  /** Deletes every passkey that was created here. */
  forgetPasskeys(): void;
};

export type IdentityOptions = {
  clock: Clock;
  /** Returns the pages of an origin that a sign-in may return to. */
  redirectsOf: (origin: string) => readonly string[];
  people?: People;
};

const TOKEN_SECONDS = 1800;

/**
 * Creates the demo's identity service: OpenID by a certified library, authentication trees, and sessions by a cookie.
 * Each origin is an issuer of its own; people and journeys are the same on all of them.
 */
export const createIdentityService = ({
  clock,
  redirectsOf,
  people = createPeople(),
}: IdentityOptions): IdentityService => {
  const mailbox = createMailbox((below) => randomInt(below));
  const random = () => randomBytes(24).toString('base64url');
  const wrongAnswers = createWrongAnswers(clock);
  const journeys = createJourneys({ people, mailbox, clock, random, wrongAnswers });
  const stepUps = createStepUps(() => clock.now(), random);
  const store = createOidcStore(() => clock.now());
  const secret = random();
  const providers = new Map<string, Provider>();
  let tokenSeconds = TOKEN_SECONDS;

  const providerOf = (origin: string): Provider => {
    const known = providers.get(origin);
    if (known) return known;
    const options = {
      origin,
      people,
      store,
      redirects: redirectsOf(origin),
      tokenSeconds: () => tokenSeconds,
      secret,
    };
    const provider = createProvider(options);
    providers.set(origin, provider);
    return provider;
  };

  const logout = async (
    provider: Provider,
    request: IncomingMessage,
    response: ServerResponse,
    status = 204,
    body?: unknown,
  ) => {
    const session = await readSession(provider, request, response);
    if (session) store.revokeOfSession(session.id);
    await endSession(provider, request, response);
    sendJson(response, status, body);
  };

  const walkTree = async (
    provider: Provider,
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ) => {
    const { 'content-type': contentType, 'content-length': length } = request.headers;
    if (!isTaken({ contentType, isEmpty: Number(length ?? 0) === 0, url }))
      return sendJson(response, NO_JSON.code, NO_JSON);
    const body = await readJson(request);
    if (body === undefined) return sendJson(response, 400, { code: 400, reason: 'Bad Request' });
    const former = await readSession(provider, request, response);
    const answer = await authenticate(journeys, url, body.value, former?.accountId);
    const { accountId, advice, endsOthers } = answer;
    const said = inLanguage(answer.body, request.headers['accept-language']);
    if (accountId === undefined) return sendJson(response, answer.status, said);
    if (advice) stepUps.prove(accountId, advice);
    const { tokenId, id } = await beginSession(provider, request, response, accountId);
    if (former?.accountId === accountId) store.goOnAs(former.id, id);
    if (endsOthers) store.endOthers(accountId, id);
    sendJson(response, answer.status, { tokenId, ...Object(answer.body) });
  };

  const handle = async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const provider = providerOf(url.origin);
    const isPost = request.method === 'POST';
    const path = url.pathname.replace(/\/$/, '');
    if (isPost && path === AUTHENTICATE_PATH) return walkTree(provider, request, response, url);
    if (isPost && path === SESSIONS_PATH && url.searchParams.get('_action') === 'logout')
      return logout(provider, request, response, 200, { result: 'Successfully logged out' });
    // The library would answer with a page that asks. The real service ends the session without a page.
    if (path === `${OAUTH_PREFIX}/connect/endSession` && url.searchParams.has('id_token_hint')) {
      const back = url.searchParams.get('post_logout_redirect_uri');
      const there = await readSession(provider, request, response);
      // The ID token hint must belong to the session that is to end.
      if (there && there.accountId !== subjectOf(url.searchParams.get('id_token_hint')))
        return sendJson(response, 204, undefined);
      if (back === null) return logout(provider, request, response);
      if (!redirectsOf(url.origin).includes(back))
        return sendJson(response, 400, { error: 'redirect_uri_mismatch' });
      response.setHeader('Location', back);
      return logout(provider, request, response, 302);
    }
    if (path.startsWith(`${OAUTH_PREFIX}/`)) return mounted(provider, request, response);
    return sendJson(response, 404, { code: 404, reason: 'Not Found' });
  };

  const sessionOf: IdentityService['sessionOf'] = async (origin, cookies) => {
    let found: { id: string; accountId: string } | undefined;
    const request = new Request(origin, { headers: { Cookie: cookies } });
    await answerByNode(request, async (incoming, outgoing) => {
      found = await readSession(providerOf(origin), incoming, outgoing);
      outgoing.end();
    });
    return found;
  };

  return {
    fetch: (request) =>
      answerByNode(request, (incoming, outgoing) => handle(new URL(request.url), incoming, outgoing)),
    accountOf: store.accountOf,
    sessionOf,
    people,
    stepUps,
    mails: mailbox.list,
    sendMail: mailbox.send,
    forgetMails: mailbox.clear,
    tokenSeconds: () => tokenSeconds,
    setTokenSeconds: (seconds = TOKEN_SECONDS) => {
      tokenSeconds = seconds;
    },
    revokeTokens: store.revokeAccessTokens,
    forgetWrongAnswers: wrongAnswers.clear,
    forgetPasskeys: () => {
      passkeysOf(people).clear();
      securityKeysOf(people).clear();
    },
  };
};

const subjectOf = (idToken: string | null): unknown => {
  try {
    const claims = Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString();
    return (JSON.parse(claims) as { sub?: unknown }).sub;
  } catch {
    return undefined;
  }
};

const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  if (body === undefined) return void response.end();
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(body));
};

/** Lets the library answer below its prefix, like a framework that mounts it. */
const mounted = (provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const url = request.url ?? '/';
  Object.assign(request, { originalUrl: url, baseUrl: OAUTH_PREFIX });
  request.url = url.slice(OAUTH_PREFIX.length) || '/';
  return provider.callback()(request, response);
};
