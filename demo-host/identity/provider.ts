import type { IncomingMessage, ServerResponse } from 'node:http';
import { Provider, type JWKS } from 'oidc-provider';
import { CLIENT_ID, LOGIN_PATH, OAUTH_PREFIX } from './identity-paths.ts';
import type { OidcStore } from './oidc-store.ts';
import type { People } from './people.ts';
import { signingKeys } from './signing-keys.ts';

export type ProviderOptions = {
  /** The origin at which browsers reach the service, such as `http://shop.localhost:4300`. */
  origin: string;
  people: People;
  store: OidcStore;
  /** The pages that a sign-in or sign-out may return to. */
  redirects: readonly string[];
  /** Returns the lifetime in seconds of an access token. It is called for each one. */
  tokenSeconds: () => number;
  /** The secret that signs its cookies. */
  secret: string;
};

const SSO_SECONDS = 8 * 3600;

/**
 * Creates the OpenID part, a certified library under the paths of section 7. It shows no questions itself: a visitor
 * who must be asked goes through an authentication tree first, which leaves a session that `authorize` finds.
 */
export const createProvider = ({
  origin,
  people,
  store,
  redirects,
  tokenSeconds,
  secret,
}: ProviderOptions): Provider =>
  new Provider(`${origin}${OAUTH_PREFIX}`, {
    adapter: store.adapter,
    jwks: signingKeys() as JWKS,
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [...redirects],
        post_logout_redirect_uris: [...redirects],
      },
    ],
    cookies: {
      keys: [secret],
      long: { signed: true, sameSite: 'lax' },
      short: { signed: true, sameSite: 'lax' },
    },
    routes: {
      authorization: '/authorize',
      token: '/access_token',
      userinfo: '/userinfo',
      end_session: '/connect/endSession',
      revocation: '/token/revoke',
      jwks: '/connect/jwk_uri',
    },
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    // If the library bound tokens to sessions, a token could not be found and revoked after another tab got one. The
    // end of a session revokes them instead (`OidcStore`).
    expiresWithSession: async () => false,
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    claims: { openid: ['sub', 'user_id'], profile: ['given_name', 'family_name'], email: ['email'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: {
      AccessToken: () => tokenSeconds(),
      IdToken: 3600,
      RefreshToken: SSO_SECONDS,
      Session: SSO_SECONDS,
      Grant: SSO_SECONDS,
      Interaction: 600,
    },
    features: {
      devInteractions: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: async (_context, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: { enabled: true },
    },
    interactions: {
      url: (_context, { uid, params }) =>
        `${LOGIN_PATH}?${new URLSearchParams({ uid, returnTo: askedAgain(params) })}`,
    },
    // Only a page that sign-in may return to gets the answer. For the other endpoints, the host's CORS ensures it.
    clientBasedCORS: (_context, from) => redirects.some((page) => new URL(page).origin === from),
    loadExistingGrant: async ({ oidc }) => {
      const { provider, client, session } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = Object.assign(new provider.Grant(), {
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope('openid profile email offline_access');
      await grant.save();
      return grant;
    },
    findAccount: async (_context, id) => {
      const person = people.byId(id);
      return (
        person && {
          accountId: id,
          claims: async () => ({
            sub: id,
            user_id: id,
            given_name: person.firstName,
            family_name: person.lastName,
            email: person.email,
          }),
        }
      );
    },
    renderError: async (context, { error, error_description: description }) => {
      context.type = 'text/plain';
      context.body = `${error}: ${description ?? ''}`;
    },
  });

/** Returns the request for a code after someone has signed in, without the parameters that ask for a sign-in. */
const askedAgain = (params: Readonly<Record<string, unknown>>): string => {
  const asked = Object.entries(params).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && pair[0] !== 'prompt',
  );
  return `${OAUTH_PREFIX}/authorize?${new URLSearchParams(asked)}`;
};

/** Returns the session of the browser that sent this request. */
export const readSession = async (
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<{ id: string; accountId: string } | undefined> => {
  const { uid, accountId } = await provider.Session.get(provider.createContext(request, response));
  return accountId === undefined ? undefined : { id: uid, accountId };
};

/**
 * Signs someone in on the browser that sent this request; the answer carries the cookie. Returns the session's token
 * and id.
 */
export const beginSession = async (
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  accountId: string,
): Promise<{ tokenId: string; id: string }> => {
  const context = provider.createContext(request, response);
  const session = Object.assign(new provider.Session(), {
    accountId,
    loginTs: Math.floor(Date.now() / 1000),
  });
  await session.save(SSO_SECONDS);
  context.cookies.set(provider.cookieName('session'), session.jti, {
    signed: true,
    sameSite: 'lax',
    httpOnly: true,
    overwrite: true,
  });
  return { tokenId: session.jti, id: session.uid };
};

/** Ends the session of the browser that sent this request, if there is one. */
export const endSession = async (
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const context = provider.createContext(request, response);
  const session = await provider.Session.get(context);
  await session.destroy();
  context.cookies.set(provider.cookieName('session'), null, {
    signed: true,
    sameSite: 'lax',
    overwrite: true,
  });
};
