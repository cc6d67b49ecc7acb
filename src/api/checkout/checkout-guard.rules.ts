import type { SessionState } from '../../core/store/core-state.ts';

export type KnownAtCheckout = {
  status: SessionState['status'];
  /** The store's cookie is the session, so that nobody else knows of one. */
  byCookie: boolean;
  /** Somebody was signed in, and their service could not be asked: nobody has said no. */
  trace: boolean;
  /** The store's word on a session to check out with; undefined while it can't be asked. */
  held: boolean | undefined;
};

/**
 * What a page of the checkout does once it is known who is there: it stays, gives way to the login page, or ends a session
 * that the store knows no more, which leads to the login page too. A service that fails lets the page go on: its own calls
 * say what is wrong (REL-06). Source: CHK-19, API-04.
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
