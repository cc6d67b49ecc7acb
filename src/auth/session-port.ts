import type { SessionState } from '../core/store/core-state.ts';

/**
 * Who the visitor is, as the rest of the code sees it. Adapters: in memory (here), and the identity service's.
 * Source: specification sections 4 and 7.
 */
export type SessionPort = {
  /**
   * Checks an existing session or starts the login client. Calls `onChange` with every new state; the caller ends
   * `loading` after 4 s at the latest (SES-01).
   */
  start(onChange: (state: SessionState) => void): void;
  /** The access token for the commerce, store and identity origins; undefined while nobody is signed in (SEC-04). */
  accessToken(): string | undefined;
  /** Starts sign-in; comes back to `returnTo`, a path of this site. */
  signIn(returnTo: string): Promise<void>;
  /** Ends the session everywhere; each failing part is logged and passed over (SES-02, IDN-03). */
  signOut(reason: 'asked' | 'timeout'): Promise<void>;
  /** Stops listening. */
  close(): void;
};
