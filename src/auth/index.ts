/**
 * The part of `auth` that every page loads at start-up. Parts that load later must be imported from their own folders, or
 * they would be loaded too: `activity/`, `by-cookie/`, `customer/`, `identity/` (and its errors), `journey/`, `sign-out/`.
 */
export type { SessionPort } from './session-port.ts';
export type { SessionEnd } from './identity/identity.ts';
export { createMemorySession } from './memory-session.ts';
export { createTokenSession, type TokenSessionPorts } from './token-session.ts';
