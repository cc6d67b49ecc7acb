/**
 * Every regional site, one row each: locale, name of the base site without `assessments`, currency, routing region, and
 * the host suffix it is served under. Of two rows with one suffix the first is the suffix's default. Short, and without
 * dependency: the loader carries it. Source: LOC-01, LOC-02, LOC-03, LOC-04, LOC-05.
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
export type Language = 'en' | 'fr' | 'nl' | 'es';
export type BaseSite = `${Row[1]}assessments`;
export type Currency = Row[2];
export type RoutingRegion = Row[3];

/** All that follows from a locale. `suffix`: the end of the host names that serve it, such as `co.uk` (LOC-04). */
export type LocaleRow = {
  readonly locale: Locale;
  readonly language: Language;
  readonly baseSite: BaseSite;
  readonly currency: Currency;
  readonly region: RoutingRegion;
  readonly suffix: Row[4];
  /** BCP 47 for `Intl`: the language of the text with the region of the formats, such as `en-JP`. */
  readonly tag: string;
};

/** fr-ca gives fr, nl-nl nl, es-es es, all others en (LOC-02). */
const languageOf = (locale: Locale): Language => (/^(fr|nl|es)/.exec(locale)?.[0] ?? 'en') as Language;

/** The table, a row a site. */
export const localeTable: readonly LocaleRow[] = rows.map(([locale, site, currency, region, suffix]) => {
  const language = languageOf(locale);
  const tag = `${language}-${locale.slice(3).toUpperCase()}`;
  return { locale, language, baseSite: `${site}assessments`, currency, region, suffix, tag };
});

/** The locale of a site that names none. */
export const defaultLocale: Locale = 'en-us';

/** The row of a locale, whatever its case; undefined for anything that is no locale of the table. */
export function localeRow(locale: Locale): LocaleRow;
export function localeRow(locale: unknown): LocaleRow | undefined;
export function localeRow(locale: unknown): LocaleRow | undefined {
  const wanted = typeof locale === 'string' && locale.toLowerCase();
  return localeTable.find((row) => row.locale === wanted);
}
