/** The one door of `auth`: what other folders may use. `customer/` is apart: it loads later. */
export type { SessionPort } from './session-port.ts';
export { createMemorySession } from './memory-session.ts';
