import type { BaseSite, Locale } from '../locale/locale-table.ts';

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

/** Flags as a page or the flag service gives them: `"mock"` for mock mode, or raw values by key. Source: FLG-01. */
export type GivenFlags = 'mock' | Readonly<Record<string, unknown>>;
