/**
 * The one door of `auth` for what every page starts with. What loads later is imported from its own folder, or it would come
 * along: `activity/`, `by-cookie/`, `customer/`, `identity/` (and its errors), `journey/`, `sign-out/`.
 */
export type { SessionPort } from './session-port.ts';
export type { SessionEnd } from './identity/identity.ts';
export { createMemorySession } from './memory-session.ts';
export { createTokenSession, type TokenSessionPorts } from './token-session.ts';
