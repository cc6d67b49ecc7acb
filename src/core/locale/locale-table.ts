const rows = [
  {
    locale: 'en-us',
    language: 'en',
    baseSite: 'usassessments',
    currency: 'USD',
    region: 'US',
    suffix: 'com',
  },
  {
    locale: 'en-ca',
    language: 'en',
    baseSite: 'caassessments',
    currency: 'CAD',
    region: 'CA',
    suffix: 'ca',
  },
  {
    locale: 'fr-ca',
    language: 'fr',
    baseSite: 'caassessments',
    currency: 'CAD',
    region: 'CA',
    suffix: 'ca',
  },
  {
    locale: 'en-gb',
    language: 'en',
    baseSite: 'ukassessments',
    currency: 'GBP',
    region: 'EU',
    suffix: 'co.uk',
  },
  {
    locale: 'en-au',
    language: 'en',
    baseSite: 'auassessments',
    currency: 'AUD',
    region: 'AP',
    suffix: 'com.au',
  },
  {
    locale: 'en-nz',
    language: 'en',
    baseSite: 'nzassessments',
    currency: 'NZD',
    region: 'AP',
    suffix: 'com.au',
  },
  {
    locale: 'ja-jp',
    language: 'en',
    baseSite: 'asiaassessments',
    currency: 'JPY',
    region: 'AP',
    suffix: 'asia',
  },
  {
    locale: 'zh-sg',
    language: 'en',
    baseSite: 'sgassessments',
    currency: 'SGD',
    region: 'AP',
    suffix: 'asia',
  },
  {
    locale: 'nl-nl',
    language: 'nl',
    baseSite: 'nlassessments',
    currency: 'EUR',
    region: 'NL',
    suffix: 'nl',
  },
  {
    locale: 'es-es',
    language: 'es',
    baseSite: 'esassessments',
    currency: 'EUR',
    region: 'ES',
    suffix: 'es',
  },
] as const;

/**
 * Every regional site, one row each: its language, base site, currency, routing region, the host suffix
 * it is served under, and the BCP 47 tag for `Intl` (language of the text plus region of the formats).
 * Of two rows with one suffix the first is the suffix's default. No dependency: the loader carries it.
 * Source: LOC-01, LOC-02, LOC-03, LOC-04, LOC-05.
 */
export const localeTable: readonly LocaleRow[] = rows.map((row) => ({
  ...row,
  tag: `${row.language}-${row.locale.slice(3).toUpperCase()}`,
}));

export type LocaleRow = (typeof rows)[number] & { tag: string };
export type Locale = LocaleRow['locale'];
export type Language = LocaleRow['language'];
export type BaseSite = LocaleRow['baseSite'];
export type Currency = LocaleRow['currency'];
export type RoutingRegion = LocaleRow['region'];

/** The locale of a site that names none. */
export const defaultLocale: Locale = 'en-us';

/** The row of a locale, whatever its case; undefined for anything that is no locale of the table. */
export function localeRow(locale: Locale): LocaleRow;
export function localeRow(locale: unknown): LocaleRow | undefined;
export function localeRow(locale: unknown): LocaleRow | undefined {
  const wanted = typeof locale === 'string' && locale.toLowerCase();
  return localeTable.find((row) => row.locale === wanted);
}
