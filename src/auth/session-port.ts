import type { SessionDoor } from '../core/registry/session-door.ts';
import type { SessionState } from '../core/store/core-state.ts';

/** A person's data at the identity service. `id` is '' if the service does not give one. Source: SES-10. */
export type Profile = { id: string; firstName: string; lastName: string; email?: string };

/** The session, as the rest of the code sees it: in memory, by tokens, or by the store's cookie. Source: section 7. */
export type SessionPort = SessionDoor & {
  /**
   * Looks for an existing session. Calls `onChange` with each new state; `loading` lasts at most 4 s (SES-01). `isOther` is
   * true if the page's visitor changed after it had loaded.
   */
  start(onChange: (state: SessionState, isOther: boolean) => void): void;
  /** Returns the service's data about the signed-in person. Rejects if it can't be asked or names another person. */
  profile(): Promise<Profile | undefined>;
};

/** The topic of the tabs' messages about the session. */
export const SESSION_TOPIC = 'session';
