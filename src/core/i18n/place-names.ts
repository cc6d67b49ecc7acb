import { localeRow, localeTable, type Locale, type LocaleRow } from '../locale/locale-table.ts';

const regionOf = (locale: string): string => locale.slice(3).toUpperCase();

/** A name by `Intl`, or the code itself where it knows none. */
const nameOf = (tag: string, type: Intl.DisplayNamesType, code: string): string =>
  new Intl.DisplayNames(tag, { type }).of(code) ?? code;

/** A language in its own words, such as `français`. */
const ownName = (language: string): string => nameOf(language, 'language', language);

/**
 * A locale's place in words of the page's `tag`: its country, and where the country has two locales the language, in its
 * own words, so that its speakers find it: `Canada (français)`.
 */
export const placeName = (locale: Locale, tag: string): string => {
  const country = nameOf(tag, 'region', regionOf(locale));
  const shared = localeTable.filter((row) => regionOf(row.locale) === regionOf(locale)).length > 1;
  return shared ? `${country} (${ownName(localeRow(locale).language)})` : country;
};

/** Countries of the table that take an article, by language; French and Spanish words are chosen to need none. */
const articles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { US: 'the', GB: 'the', NL: 'the' },
  nl: { US: 'de', GB: 'het' },
};

/** The same within a sentence, after a word such as `to` or `in`: `the Netherlands`, `de Verenigde Staten`. */
export const placeAfterTo = (locale: Locale, tag: string): string => {
  const article = articles[tag.slice(0, 2)]?.[regionOf(locale)];
  return `${article === undefined ? '' : `${article} `}${placeName(locale, tag)}`;
};

/** The same before the word for the shop in English (`our Netherlands store`), and after it elsewhere (`in Nederland`). */
export const placeOfStore = (locale: Locale, tag: string): string =>
  (tag.startsWith('en') ? placeName : placeAfterTo)(locale, tag);

/** A currency as prices are in it, in words of `tag`, with its code: `Singapore dollars (SGD)`. */
export const currencyName = ({ currency }: LocaleRow, tag: string): string => {
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'name' });
  const name = format.formatToParts(2).find(({ type }) => type === 'currency')?.value;
  return name === undefined ? currency : `${name} (${currency})`;
};

/** The language of a locale in words of `tag`. */
export const languageName = ({ language }: LocaleRow, tag: string): string =>
  nameOf(tag, 'language', language);
