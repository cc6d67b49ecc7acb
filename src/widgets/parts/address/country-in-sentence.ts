import { countryName } from '../../../api/address/country-name.rules.ts';
import { callingCodes } from '../../../api/address/phone.rules.ts';

/** The countries that take an article within an English sentence. The other languages put the name in brackets. */
const ARTICLE = new Set(['US', 'GB', 'NL', 'PH']);

/** Returns the name of a country in the page's language, for use within a sentence: `the Netherlands` in English. */
export const countryInSentence = (country: string, tag: string): string => {
  const name = countryName(country, tag);
  return tag.startsWith('en') && ARTICLE.has(country) ? `the ${name}` : name;
};

/** Returns the country of a phone number that begins with +, if its calling code tells it; else the address's country. */
export const countryOfPhone = (phone: string, country: string): string => {
  if (!phone.startsWith('+')) return country;
  const digits = phone.replace(/\D/g, '');
  const fitting = callingCodes.filter(({ calling }) => digits.startsWith(calling));
  return (fitting.find((one) => one.country === country) ?? fitting.at(-1))?.country ?? country;
};
