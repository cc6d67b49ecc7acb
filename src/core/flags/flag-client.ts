import type { BaseSite, Locale } from '../locale/locale-table.ts';
import type { FlagKey, FlagValues } from './flag-table.ts';

type Visitor = { key: string; anonymous?: never } | { key: 'anonymous'; anonymous: true };

/** The visitor for whom flags are decided. `key` is the user's id or `anonymous`. Source: FLG-02. */
export type FlagContext = Visitor & {
  kind: 'user';
  siteUid: BaseSite;
  /** The setting `storeUid`. Default: the base site. */
  storeUid: string;
  locale: Locale;
  /** ISO 3166 code: the country of the registration, else of the geolocation, else of the locale. */
  country: string;
};

/**
 * The interface to a flag service. It never rejects and never throws. If the service is down, slow or sends invalid data,
 * the last known values stay, else the defaults. Source: FLG-02, FLG-03, FLG-04.
 */
export type FlagClient = {
  /** Resolves when values can be read: they came from the cache or the service, or the wait timed out. */
  ready(): Promise<void>;
  get<Key extends FlagKey>(key: Key): FlagValues[Key];
  all(): FlagValues;
  /** Calls the listener with the keys whose values changed. Does not call it at once. Returns the function that unsubscribes. */
  subscribe(listener: (changed: readonly FlagKey[]) => void): () => void;
  /** Requests the flags for this visitor: at the start, at sign-in and sign-out, and when the country becomes known. */
  identify(context: FlagContext): Promise<void>;
  /** Sends the pending events and ends the stream. Later calls do nothing. */
  close(): Promise<void>;
};

/** Flags as a page or the flag service gives them: `"mock"` for mock mode, or raw values by key. Source: FLG-01. */
export type GivenFlags = 'mock' | Readonly<Record<string, unknown>>;
