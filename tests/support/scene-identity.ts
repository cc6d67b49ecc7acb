import type { Backend } from '../../demo-host/backend/app.ts';
import { authenticate } from '../../demo-host/identity/authenticate.ts';
import {
  AUTH_BASE,
  AUTHENTICATE_PATH,
  CLIENT_ID,
  OAUTH_PREFIX,
  REALM,
  SESSIONS_PATH,
  SIGNED_IN_PATH,
} from '../../demo-host/identity/identity-paths.ts';
import { createJourneys } from '../../demo-host/identity/journeys.ts';
import { createMailbox, type Mailbox } from '../../demo-host/identity/mailbox.ts';
import type { People } from '../../demo-host/identity/people.ts';
import { isTaken, NO_JSON } from '../../demo-host/identity/json-type.ts';
import { inLanguage } from '../../demo-host/identity/spoken.ts';
import { createWrongAnswers } from '../../demo-host/identity/wrong-answers.ts';

/** The identity service's configuration in a scene's page. */
export const SCENE_IDENTITY = {
  base: AUTH_BASE,
  realm: REALM,
  clientId: CLIENT_ID,
  redirectUri: SIGNED_IN_PATH,
} as const;

/** Calls that end the service's session. */
const ENDS: ReadonlySet<string> = new Set([
  `${OAUTH_PREFIX}/connect/endSession`,
  SESSIONS_PATH,
  `${SESSIONS_PATH}/`,
]);

export type SceneIdentity = { respond(request: Request): Promise<Response>; mailbox: Mailbox };

/**
 * Creates the demo's authentication trees in the browser. The OpenID part needs Node and is missing: a journey that
 * succeeds gets a session but no tokens. The scene's other services refuse revoked tokens and visitors who have signed
 * out.
 */
export const createSceneIdentity = (
  { clock, faults, revoke }: Pick<Backend, 'clock' | 'faults' | 'revoke'>,
  people: People,
  visitor?: string,
): SceneIdentity => {
  let signedIn = visitor;
  const mailbox = createMailbox((below) => 424_242 % below);
  const random = () => crypto.randomUUID();
  const wrongAnswers = createWrongAnswers(clock);
  const journeys = createJourneys({ people, mailbox, clock, random, wrongAnswers });
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (url.pathname === `${OAUTH_PREFIX}/token/revoke`) {
      revoke(new URLSearchParams(await request.text()).get('token') ?? '');
      return new Response(null);
    }
    if (ENDS.has(url.pathname)) {
      if (signedIn !== undefined) revoke(`demo-token-${signedIn}`);
      signedIn = undefined;
      return Response.json({ result: 'Successfully logged out' });
    }
    if (url.pathname !== AUTHENTICATE_PATH) return Response.json({ code: 404 }, { status: 404 });
    const text = await request.text();
    if (!isTaken({ contentType: request.headers.get('content-type'), isEmpty: text === '', url }))
      return Response.json(NO_JSON, { status: NO_JSON.code });
    const body: unknown = JSON.parse(text || '{}');
    const { status, body: said } = await authenticate(journeys, url, body, signedIn);
    return Response.json(inLanguage(said, request.headers.get('accept-language') ?? undefined), { status });
  };
  return {
    mailbox,
    // A cut connection looks like this to the page of a service worker.
    respond: (request) => faults.apply(request, () => answer(request)).catch(() => Response.error()),
  };
};
