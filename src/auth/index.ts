/** The one door of `auth`: what other folders may use. `customer/` and `sign-out/` are apart: they load later. */
export type { SessionPort } from './session-port.ts';
export type { SessionEnd } from './identity/identity.ts';
export { createMemorySession } from './memory-session.ts';
export { createTokenSession } from './token-session.ts';
