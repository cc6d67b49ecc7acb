/**
 * Every regional site, with the suffix of the hosts that serve it; the first row is a suffix's default. The loader carries
 * the file, so it is short. Source: LOC-01 to LOC-05.
 */
const rows = [
  ['en-us', 'us', 'USD', 'US', 'com'],
  ['en-ca', 'ca', 'CAD', 'CA', 'ca'],
  ['fr-ca', 'ca', 'CAD', 'CA', 'ca'],
  ['en-gb', 'uk', 'GBP', 'EU', 'co.uk'],
  ['en-au', 'au', 'AUD', 'AP', 'com.au'],
  ['en-nz', 'nz', 'NZD', 'AP', 'com.au'],
  ['ja-jp', 'asia', 'JPY', 'AP', 'asia'],
  ['zh-sg', 'sg', 'SGD', 'AP', 'asia'],
  ['nl-nl', 'nl', 'EUR', 'NL', 'nl'],
  ['es-es', 'es', 'EUR', 'ES', 'es'],
] as const;

type Row = (typeof rows)[number];

export type Locale = Row[0];
/** The languages of every catalogue. */
export const LANGUAGES = ['en', 'fr', 'nl', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export type BaseSite = `${Row[1]}assessments`;
export type Currency = Row[2];
export type RoutingRegion = Row[3];

/** The properties of a locale. `suffix` is the end of the host names that serve it, such as `co.uk` (LOC-04). */
export type LocaleRow = {
  readonly locale: Locale;
  readonly language: Language;
  readonly baseSite: BaseSite;
  readonly currency: Currency;
  readonly region: RoutingRegion;
  readonly suffix: Row[4];
  /** The BCP 47 tag for `Intl`: the language of the texts with the region of the formats, such as `en-JP`. */
  readonly tag: string;
};

/** Returns the language of a locale: fr for fr-ca, nl for nl-nl, es for es-es, en for all others (LOC-02). */
const languageOf = (locale: Locale): Language => (/^(fr|nl|es)/.exec(locale)?.[0] ?? 'en') as Language;

/** All locales, one row each. */
export const localeTable: readonly LocaleRow[] = rows.map(([locale, site, currency, region, suffix]) => {
  const language = languageOf(locale);
  const tag = `${language}-${locale.slice(3).toUpperCase()}`;
  return { locale, language, baseSite: `${site}assessments`, currency, region, suffix, tag };
});

/** The locale of a site that does not name one. */
export const defaultLocale: Locale = 'en-us';

/** Returns the row of a locale in upper or lower case. Undefined if the table does not have the locale. */
export function localeRow(locale: Locale): LocaleRow;
export function localeRow(locale: unknown): LocaleRow | undefined;
export function localeRow(locale: unknown): LocaleRow | undefined {
  const wanted = typeof locale === 'string' && locale.toLowerCase();
  return localeTable.find((row) => row.locale === wanted);
}

/** Returns a locale's country in lower case, for messages that depend on it, as names of taxes: `us` for `en-us`. Source: LOC-12. */
export const countryOf = (locale: Locale): string => locale.slice(3);
