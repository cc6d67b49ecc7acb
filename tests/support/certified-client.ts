import * as oauth from 'oauth4webapi';
import { CLIENT_ID, OAUTH_PREFIX } from '../../demo-host/identity/identity-paths.ts';
import type { Visitor } from './host-visitor.ts';

export const client: oauth.Client = { client_id: CLIENT_ID };

/**
 * Returns a certified OpenID client that talks to a demo host over HTTP. `origin` is the identity service's, `redirect`
 * is the page where a sign-in ends.
 */
export const certifiedClient = async (visit: Visitor, origin: string, redirect: string) => {
  const options = {
    [oauth.customFetch]: (url: string, init: object) => visit(url, init),
    [oauth.allowInsecureRequests]: true,
  };
  const issuer = new URL(origin + OAUTH_PREFIX);
  const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options));
  const authorize = async (verifier: string, state: string, more: Record<string, string> = {}) => {
    const url = new URL(server.authorization_endpoint ?? '');
    url.search = String(
      new URLSearchParams({
        client_id: CLIENT_ID,
        redirect_uri: redirect,
        response_type: 'code',
        scope: 'openid profile email',
        state,
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...more,
      }),
    );
    const answer = await visit(url);
    return new URL(answer.headers.get('location') ?? '', url);
  };
  const exchange = async (at: URL, verifier: string, state: string) =>
    oauth.processAuthorizationCodeResponse(
      server,
      client,
      await oauth.authorizationCodeGrantRequest(
        server,
        client,
        oauth.None(),
        oauth.validateAuthResponse(server, client, at, state),
        redirect,
        verifier,
        options,
      ),
      { requireIdToken: true },
    );
  const tokens = async () => {
    const [verifier, state] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomState()];
    return exchange(await authorize(verifier, state, { prompt: 'none' }), verifier, state);
  };
  return { server, options, authorize, exchange, tokens };
};
