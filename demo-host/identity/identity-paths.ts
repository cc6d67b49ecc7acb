/** The realm and the only client of the demo's identity service. The shop's pages name them in their configuration. */
export const REALM = 'assess';
export const CLIENT_ID = 'assess-store-web';

/** The path of the service on every origin. */
export const AUTH_BASE = '/auth';
/** The path of the OpenID endpoints. The issuer is the origin with this path. Source: specification section 7. */
export const OAUTH_PREFIX = `${AUTH_BASE}/oauth2/realms/root/realms/${REALM}`;
export const AUTHENTICATE_PATH = `${AUTH_BASE}/json/realms/root/realms/${REALM}/authenticate`;
/** The page that a sign-in by redirect, hidden frame or fetch returns to, on every host of the shop. */
export const SIGNED_IN_PATH = '/signed-in.html';
/** The service's own login page, for visitors who are not signed in. */
export const LOGIN_PATH = '/login';
export const SESSIONS_PATH = `${AUTH_BASE}/json/realms/root/realms/${REALM}/sessions`;
