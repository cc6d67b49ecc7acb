import type { SessionState } from '../../core/store/core-state.ts';

export type KnownAtCheckout = {
  status: SessionState['status'];
  /** Whether the session is the store's cookie, which only the store can check. */
  byCookie: boolean;
  /** Whether a person was signed in and the sign-in service could not be asked, so that nothing contradicts it. */
  trace: boolean;
  /** Whether the store has a session to check out with. Undefined while the store can't be asked. */
  held: boolean | undefined;
};

/**
 * Returns whether a checkout page stays, leaves for the login page, or ends a session that the store no longer knows. If
 * a service fails, it stays, and its own calls report that (REL-06). Source: CHK-19, API-04.
 */
export const checkoutGuard = ({
  status,
  byCookie,
  trace,
  held,
}: KnownAtCheckout): 'stay' | 'leave' | 'end' => {
  if (status === 'loading') return 'stay';
  if (status === 'signed-in') return held === false ? 'end' : 'stay';
  if (byCookie) return held === false ? 'leave' : 'stay';
  return trace ? 'stay' : 'leave';
};
