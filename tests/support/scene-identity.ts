import type { Backend } from '../../demo-host/backend/app.ts';
import { authenticate } from '../../demo-host/identity/authenticate.ts';
import {
  AUTH_BASE,
  AUTHENTICATE_PATH,
  CLIENT_ID,
  REALM,
  SIGNED_IN_PATH,
} from '../../demo-host/identity/identity-paths.ts';
import { createJourneys } from '../../demo-host/identity/journeys.ts';
import { createMailbox, type Mailbox } from '../../demo-host/identity/mailbox.ts';
import { createPeople } from '../../demo-host/identity/people.ts';
import { inLanguage } from '../../demo-host/identity/spoken.ts';

/** What a scene's page says of its identity service. */
export const SCENE_IDENTITY = {
  base: AUTH_BASE,
  realm: REALM,
  clientId: CLIENT_ID,
  redirectUri: SIGNED_IN_PATH,
} as const;

export type SceneIdentity = { respond(request: Request): Promise<Response>; mailbox: Mailbox };

/**
 * The demo's authentication trees in the browser. Its OpenID part needs Node and is not there: a journey that ends well
 * gets as far as the session, and no tokens.
 */
export const createSceneIdentity = (
  { clock, faults }: Pick<Backend, 'clock' | 'faults'>,
  signedIn?: string,
): SceneIdentity => {
  const mailbox = createMailbox((below) => 424_242 % below);
  const random = () => crypto.randomUUID();
  const journeys = createJourneys({ people: createPeople(), mailbox, clock, random });
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (url.pathname !== AUTHENTICATE_PATH) return Response.json({ code: 404 }, { status: 404 });
    const body: unknown = JSON.parse((await request.text()) || '{}');
    const { status, body: said } = await authenticate(journeys, url, body, signedIn);
    return Response.json(inLanguage(said, request.headers.get('accept-language') ?? undefined), { status });
  };
  return {
    mailbox,
    // A cut connection is how a service worker's page sees it.
    respond: (request) => faults.apply(request, () => answer(request)).catch(() => Response.error()),
  };
};
