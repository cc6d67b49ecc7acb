import type { SessionDoor } from '../core/registry/session-door.ts';
import type { SessionState } from '../core/store/core-state.ts';

/** Who somebody is by the identity service: `id` is empty when it does not say one. Source: SES-10. */
export type Profile = { id: string; firstName: string; lastName: string; email?: string };

/**
 * Who the visitor is, as the rest of the code sees it. Adapters: in memory, the identity service's tokens, the store's cookie.
 * Source: specification sections 4 and 7.
 */
export type SessionPort = SessionDoor & {
  /**
   * Checks an existing session or starts the login client. Calls `onChange` with every new state; `loading` ends after
   * 4 s at the latest (SES-01). `isOther`: the page was somebody else's, or nobody's, before.
   */
  start(onChange: (state: SessionState, isOther: boolean) => void): void;
  /** What the identity service says of who is signed in; undefined for nobody. Rejects when it can't be asked, or names another. */
  profile(): Promise<Profile | undefined>;
  /** Stops listening. */
  close(): void;
};
