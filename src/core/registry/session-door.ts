/** The further proof that a service asks for: a transaction of its own, or an authentication tree. Source: IDN-05. */
export type Advice = { kind: 'transaction'; id: string } | { kind: 'tree'; name: string };

/** The proof that is sent with the repeated request. */
export type Proof = { idToken: string };

/** The session, for all bundles on the page. A token is only given to a caller, for one request (SEC-04). */
export type SessionDoor = {
  /**
   * Returns an access token, renewed if necessary. Undefined if nobody is signed in. Waits at most 4 s for the session.
   * Never rejects: without a fresh token the call fails.
   */
  token(): Promise<string | undefined>;
  /** Returns a new token after `refused` was answered with 401, once for all tabs. Undefined if there is none. */
  renew(refused: string): Promise<string | undefined>;
  /** Leaves for the identity service's own pages, and comes back to the path `returnTo`. Rejects with `IdentityError`. */
  signIn(returnTo: string): Promise<void>;
  /** Completes a sign-in that began at the identity service. Rejects with `IdentityError`. */
  enter(): Promise<void>;
  /** Asks the shopper to prove who they are. Resolves with undefined if they gave up. */
  stepUp(advice: Advice): Promise<Proof | undefined>;
  /**
   * Returns the id of the sign-in of page and browser: '' for nobody, undefined while it is not known, null if the
   * browser's visitor has changed (SES-13). Absent on pages that an older copy began.
   */
  whose?(): string | null | undefined;
  /**
   * Updates the page if the browser's visitor has changed, so that the press of a button is not left without an effect when
   * its call is refused for that reason (SES-13). Absent on pages that an older copy began.
   */
  follow?(): void;
  /** Whether the visitor is signed in by cookies, which calls then carry. Absent on pages that an older copy began. */
  byCookie?(): boolean;
  /** Returns the id of the customer that a member of customer service acts for. Undefined if they act for nobody. */
  acting?(): string | undefined;
  /** Begins to act for a customer, or ends it without an id. Every tab follows. Source: ACC-08. */
  act?(customerId: string | undefined): Promise<void>;
  /** Ends the session everywhere. Never rejects. */
  signOut(reason: 'asked' | 'timeout'): Promise<void>;
};
