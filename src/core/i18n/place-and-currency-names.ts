import { localeRow, localeTable, type Locale, type LocaleRow } from '../locale/locale-table.ts';

const regionOf = (locale: string): string => locale.slice(3).toUpperCase();

/** Returns the name that `Intl` has for a code, or the code itself if it has none. */
const nameOf = (tag: string, type: Intl.DisplayNamesType, code: string): string =>
  new Intl.DisplayNames(tag, { type }).of(code) ?? code;

/** Returns a language's name in that language, such as `français`. */
const ownName = (language: string): string => nameOf(language, 'language', language);

/** Returns the name of a locale's country in the language `tag`; with the language if it has two: `Canada (français)`. */
export const placeName = (locale: Locale, tag: string): string => {
  const country = nameOf(tag, 'region', regionOf(locale));
  const shared = localeTable.filter((row) => regionOf(row.locale) === regionOf(locale)).length > 1;
  return shared ? `${country} (${ownName(localeRow(locale).language)})` : country;
};

/** The articles of country names, by language. French and Spanish messages are worded to need none. */
const articles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { US: 'the', GB: 'the', NL: 'the' },
  nl: { US: 'de', GB: 'het' },
};

/** Returns the place name for use after a word such as `to` or `in`: `the Netherlands`, `de Verenigde Staten`. */
export const placeAfterTo = (locale: Locale, tag: string): string => {
  const article = articles[tag.slice(0, 2)]?.[regionOf(locale)];
  return `${article === undefined ? '' : `${article} `}${placeName(locale, tag)}`;
};

/** Returns the place name for a store: `our Netherlands store` in English, `in Nederland` elsewhere. */
export const placeOfStore = (locale: Locale, tag: string): string =>
  (tag.startsWith('en') ? placeName : placeAfterTo)(locale, tag);

/** Returns the name of an ISO 4217 currency as it stands after amounts, such as `Canadian dollars`, or the code. */
export const currencyName = (currency: string, tag: string): string => {
  try {
    const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'name' });
    return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
  } catch {
    return currency;
  }
};

/** Returns the name of a locale's currency in the language `tag`, with its code: `Singapore dollars (SGD)`. */
export const currencyNameWithCode = ({ currency }: LocaleRow, tag: string): string =>
  `${currencyName(currency, tag)} (${currency})`;

/** Returns the name of a locale's language in the language `tag`. */
export const languageName = ({ language }: LocaleRow, tag: string): string =>
  nameOf(tag, 'language', language);
