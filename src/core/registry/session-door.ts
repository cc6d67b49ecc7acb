/** Why a service asks for a further proof: a transaction of its own, or a tree to be walked. Source: IDN-05. */
export type Advice = { kind: 'transaction'; id: string } | { kind: 'tree'; name: string };

/** What goes with the request that asked, once it is proven. */
export type Proof = { idToken: string };

/**
 * Who the visitor is, for all bundles on the page: the first one's session behind plain functions. No token leaves it but
 * to its caller, for one request (SEC-04).
 */
export type SessionDoor = {
  /**
   * An access token that is good for a while yet, renewed when it must be; undefined for nobody. Waits for the session to
   * be known, 4 s at the most. Never rejects: who can't renew now calls without a fresh one and learns why.
   */
  token(): Promise<string | undefined>;
  /**
   * A token in place of one that was answered with 401: one renewal for all that ask, in all tabs. Undefined when the
   * session is over, or could not be renewed now.
   */
  renew(refused: string): Promise<string | undefined>;
  /**
   * Leaves for the identity service's own pages, where its cookie is not a third party's, and comes back to `returnTo`, a
   * path of this site. Rejects with `IdentityError`.
   */
  signIn(returnTo: string): Promise<void>;
  /** Takes up what a sign-in at the identity service has begun. Rejects with `IdentityError`. */
  enter(): Promise<void>;
  /** Has the shopper prove who they are; undefined when they gave it up. */
  stepUp(advice: Advice): Promise<Proof | undefined>;
  /**
   * The sign-in that this page and this browser are in: its id, empty for nobody. Undefined while the page does not know
   * yet, null while the browser is somebody else's by now, or nobody's: what was begun under one is not gone on with under
   * another (SES-13). Absent on pages begun by an older copy.
   */
  whose?(): string | null | undefined;
  /**
   * Has the page follow the browser, where that is somebody else's by now, or nobody's: a press whose call is refused for it
   * (SES-13) is not left without an answer. Absent on pages begun by an older copy.
   */
  follow?(): void;
  /**
   * Whether somebody is signed in whom the services know by the browser's cookies, which calls then carry. Absent on pages
   * begun by an older copy.
   */
  byCookie?(): boolean;
  /** Ends the session everywhere. Never rejects. */
  signOut(reason: 'asked' | 'timeout'): Promise<void>;
};
