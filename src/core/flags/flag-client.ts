import type { BaseSite, Locale } from '../locale/locale-table.ts';
import type { FlagKey, FlagValues } from './flag-table.ts';

type Visitor = { key: string; anonymous?: never } | { key: 'anonymous'; anonymous: true };

/**
 * For whom flags are decided: the user's id, or `anonymous`. Built only after session loading has ended.
 * Source: FLG-02.
 */
export type FlagContext = Visitor & {
  kind: 'user';
  siteUid: BaseSite;
  /** A setting; the base site unless it is set. */
  storeUid: string;
  locale: Locale;
  /** ISO 3166: of the registration, else of the geolocation, else of the locale. */
  country: string;
};

/**
 * The port to a flag service. It never rejects and never throws: a service that is down, slow or answers
 * rubbish leaves the last known values, else the defaults. Source: FLG-02, FLG-03, FLG-04.
 */
export type FlagClient = {
  /** Resolves when values are there to be read: from the cache, from the service, or because waiting ended. */
  ready(): Promise<void>;
  get<Key extends FlagKey>(key: Key): FlagValues[Key];
  all(): FlagValues;
  /** Calls with the keys whose values changed, not at once; gives the way to stop it. */
  subscribe(listener: (changed: readonly FlagKey[]) => void): () => void;
  /** Decides anew for this visitor: at the start, at sign-in and sign-out, and once for a late country. */
  identify(context: FlagContext): Promise<void>;
  /** Sends what is still to be sent and ends the stream; later calls change nothing. */
  close(): Promise<void>;
};
