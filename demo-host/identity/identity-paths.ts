/** The realm and the one client of the demo's identity service; a shop's pages name them in their configuration. */
export const REALM = 'assess';
export const CLIENT_ID = 'assess-store-web';

/** Where everything of the service lies, on whichever origin it is asked. */
export const AUTH_BASE = '/auth';
/** The OpenID endpoints; the issuer is the origin with this path. Source: specification section 7. */
export const OAUTH_PREFIX = `${AUTH_BASE}/oauth2/realms/root/realms/${REALM}`;
export const AUTHENTICATE_PATH = `${AUTH_BASE}/json/realms/root/realms/${REALM}/authenticate`;
/** Where a sign-in by redirect, a hidden frame or a fetch comes back to, on every host of the shop. */
export const SIGNED_IN_PATH = '/signed-in.html';
/** The service's own page that asks who is there, when nobody has signed in yet. */
export const LOGIN_PATH = '/login';
export const SESSIONS_PATH = `${AUTH_BASE}/json/realms/root/realms/${REALM}/sessions`;
