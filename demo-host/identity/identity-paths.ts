/** The realm and the one client of the demo's identity service; a shop's pages name them in their configuration. */
export const REALM = 'assess';
export const CLIENT_ID = 'assess-store-web';

/** Where everything of the service lies, on whichever origin it is asked. */
export const AUTH_BASE = '/auth';
/** The OpenID endpoints; the issuer is the origin with this path. Source: specification section 7. */
export const OAUTH_PREFIX = `${AUTH_BASE}/oauth2/realms/root/realms/${REALM}`;
export const AUTHENTICATE_PATH = `${AUTH_BASE}/json/realms/root/realms/${REALM}/authenticate`;
export const SESSIONS_PATH = `${AUTH_BASE}/json/realms/root/realms/${REALM}/sessions`;
