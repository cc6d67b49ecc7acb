/** What every page loads of `auth` at start-up. Later parts are imported from their own folders, or they would load too. */
export type { SessionPort } from './session-port.ts';
export type { SessionEnd } from './identity/identity.ts';
export { createMemorySession } from './memory-session.ts';
export { createTokenSession, type TokenSessionPorts } from './token-session.ts';
