import { countryName } from '../../../api/address/country-name.rules.ts';
import { callingCodes } from '../../../api/address/phone.rules.ts';

/** Countries that take an article within an English sentence; the other languages name them in brackets. */
const ARTICLE = new Set(['US', 'GB', 'NL', 'PH']);

/** A country by its name in the page's language, `the Netherlands` in an English one. */
export const countryInSentence = (country: string, tag: string): string => {
  const name = countryName(country, tag);
  return tag.startsWith('en') && ARTICLE.has(country) ? `the ${name}` : name;
};

/** The country that a number with + is of, as far as it can be told; else the address's. */
export const countryOfPhone = (phone: string, country: string): string => {
  if (!phone.startsWith('+')) return country;
  const digits = phone.replace(/\D/g, '');
  const fitting = callingCodes.filter(({ calling }) => digits.startsWith(calling));
  return (fitting.find((one) => one.country === country) ?? fitting.at(-1))?.country ?? country;
};
