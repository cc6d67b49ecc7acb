/** The shapes of what the storage table keeps. */

/** Pieces and lines of a cart, and whether it is a signed-in customer's. */
export type CartCount = { units: number; lines: number; customer: boolean };

/** In pixels: the height, and the width of the window it was in. */
export type MarkupRoom = { width: number; height: number };

/** Why the cart did not take a line as asked: the store's code, and units. */
export type QuickOrderRefusal = { status: string; added: number; asked: number };

/** What the shopper typed, as typed, and what the store said of it last. */
export type QuickOrderDraftRow = { code: string; quantity: string; refusal?: QuickOrderRefusal };

/** `revision` grows with each change, so that two tabs see each other's. */
export type QuickOrderDraft = { rows: readonly QuickOrderDraftRow[]; revision: number; savedAt: number };

export type StoredTokens = {
  accessToken: string;
  idToken: string;
  refreshToken: string;
  /** Of whom they are; empty when they don't say it in a usable way. */
  userId: string;
  issuedAt: number;
  tokenExpiry: number;
};

/** `tokenExpiry`: the one that local storage held then, 0 where it held none. */
export type StoredPerson = { firstName: string; initials: string; tokenExpiry: number };

export type StoredSignIn = { state: string; verifier: string; nonce: string; returnPath: string };

/** What a journey goes on with when the shopper comes back. */
export type StoredJourney = { answered: Readonly<Record<string, unknown>>; tree: string };
