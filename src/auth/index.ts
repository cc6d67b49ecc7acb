/** The one door of `auth`: what other folders may use. `customer/`, `by-cookie/` and `sign-out/` are apart: they load later. */
export type { SessionPort } from './session-port.ts';
export type { SessionEnd } from './identity/identity.ts';
export { createMemorySession } from './memory-session.ts';
export { createTokenSession, type TokenSessionPorts } from './token-session.ts';
