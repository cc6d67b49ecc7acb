/** The types of the values in the storage table. */

/** A person's sign-in: a random id, and a hash by which a later token is known as the same person's. */
export type SignedIn = { id: string; who: string } & Partial<Acting>;

/** A member of customer service acts for a customer (ACC-08): the id of the member's own sign-in, the customer's id, and since when. */
export type Acting = { agent: string; customerId: string; since: number };

/** The units and lines of a cart, and the id of the sign-in that it belongs to. `id` is '' for an anonymous visitor's cart. */
export type CartCount = { units: number; lines: number; id: string };

/** The markup's height, and the window's width at that time, in pixels. */
export type MarkupRoom = { width: number; height: number };

/** Why the cart did not take a line as asked: the store's status code, the units added and the units asked for. */
export type QuickOrderRefusal = { status: string; added: number; asked: number };

/** A row as the shopper typed it, with the store's last refusal. */
export type QuickOrderDraftRow = {
  code: string;
  quantity: string;
  refusal?: QuickOrderRefusal;
};

/**
 * The rows of quick order. `id` is the sign-in in which they were typed, '' if nobody was signed in. `revision` grows with
 * each change, so that two tabs notice each other's changes.
 */
export type QuickOrderDraft = {
  id: string;
  rows: readonly QuickOrderDraftRow[];
  revision: number;
  savedAt: number;
};

/** The tokens of a sign-in. There is no refresh token, because none is used. */
export type StoredTokens = {
  /** The id of the sign-in that the tokens belong to. */
  id: string;
  accessToken: string;
  idToken: string;
  /** The customer's id. Empty if the tokens have none that is usable. */
  userId: string;
  issuedAt: number;
  tokenExpiry: number;
};

/** The name of a signed-in person. `id` is the sign-in in which it was read. */
export type StoredPerson = { firstName: string; initials: string; id: string };

/**
 * A sign-in that is under way at the identity service. `id` is the browser's sign-in when it left, '' if nobody was signed
 * in. The answer to a `silent` one only counts in the same sign-in.
 */
export type StoredSignIn = {
  state: string;
  verifier: string;
  nonce: string;
  returnPath: string;
  id: string;
  silent: boolean;
};

/** An invoice that was looked up and is being paid. `whose` is the sign-in at the time, '' if nobody was signed in. */
export type StoredLookUp = {
  id: string;
  whose: string;
  invoiceToken: string;
  invoiceId: string;
  paymentId: string;
};

/** The data that a journey needs to go on when the shopper comes back. */
export type StoredJourney = { answered: Readonly<Record<string, unknown>>; tree: string };
