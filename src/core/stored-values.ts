/** The shapes of what the storage table keeps. */

/** One sign-in of one person: a random id, and a hash of that and the subject, which tells whether another token is theirs. */
export type SignedIn = { id: string; who: string };

/** Pieces and lines of a cart, and the sign-in it belongs to: empty for an anonymous visitor's. */
export type CartCount = { units: number; lines: number; id: string };

/** In pixels: the height, and the width of the window it was in. */
export type MarkupRoom = { width: number; height: number };

/** Why the cart did not take a line as asked: the store's code, and units. */
export type QuickOrderRefusal = { status: string; added: number; asked: number };

/** What the shopper typed, as typed, the codes that stood beside it in a list, and what the store said of it last. */
export type QuickOrderDraftRow = {
  code: string;
  quantity: string;
  also?: readonly string[];
  refusal?: QuickOrderRefusal;
};

/** `id` is the sign-in it was typed in, empty for nobody's; `revision` grows with each change, so that two tabs see each other's. */
export type QuickOrderDraft = {
  id: string;
  rows: readonly QuickOrderDraftRow[];
  revision: number;
  savedAt: number;
};

/** There is no refresh token in it: none is ever used, so none is kept. */
export type StoredTokens = {
  /** The sign-in they belong to. */
  id: string;
  accessToken: string;
  idToken: string;
  /** Of whom they are; empty when they don't say it in a usable way. */
  userId: string;
  issuedAt: number;
  tokenExpiry: number;
};

/** `id`: the sign-in in which they were called so. */
export type StoredPerson = { firstName: string; initials: string; id: string };

/** `id`: the sign-in that the browser was in when it left, empty for none; a `silent` answer counts in that alone. */
export type StoredSignIn = {
  state: string;
  verifier: string;
  nonce: string;
  returnPath: string;
  id: string;
  silent: boolean;
};

/** What a journey goes on with when the shopper comes back. */
export type StoredJourney = { answered: Readonly<Record<string, unknown>>; tree: string };
