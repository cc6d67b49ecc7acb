import {
  getCountryCallingCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/core';
import type { CountryCode, MetadataJson, PhoneNumber } from 'libphonenumber-js/core';
import data from './data/phone.json' with { type: 'json' };
import { mendText } from './mend-text.rules.ts';

const metadata = data as unknown as MetadataJson;
/** The international rule of numbers whose country is not known here (E.164). */
const DIGITS = { least: 7, most: 15 };

export type PhoneFault = 'phone' | 'phoneShort';

/** Countries whose numbers are known, with what calls to them begin with. */
export const callingCodes: readonly { country: string; calling: string }[] = Object.keys(
  metadata.countries,
).map((country) => ({ country, calling: getCountryCallingCode(country as CountryCode, metadata) }));

const isKnown = (country: string): country is CountryCode => Object.hasOwn(metadata.countries, country);

const optionsFor = (country: string) =>
  isKnown(country) ? { defaultCountry: country, extract: false } : { extract: false };

/** With 00 for +, as many countries dial it, where the number is none of the country's own. */
const readings = (typed: string): readonly string[] => {
  const text = mendText(typed);
  return text.startsWith('00') ? [text, text.replace(/^00/, '+')] : [text];
};

const parsed = (typed: string, country: string): PhoneNumber | undefined =>
  readings(typed)
    .map((text) => parsePhoneNumberFromString(text, optionsFor(country), metadata))
    .find((number) => number?.isPossible() && number.isValid());

/**
 * A telephone number in the international form, `+1 202 555 0117` for `(202) 555-0117` in the United States; what is none as it
 * was typed, without signs that nobody sees. Source: CHK-20 f, TRN-04.
 */
export const mendPhone = (typed: string, country: string): string => {
  const number = parsed(typed, country);
  return number ? number.formatInternational() : mendText(typed);
};

/**
 * What is wrong with a number, of its own country where it begins with + and of the address's else; numbers of countries that
 * are not known are judged by their length alone. Source: CHK-20 f, TRN-04.
 */
export const phoneFault = (typed: string, country: string): PhoneFault | undefined => {
  if (parsed(typed, country)) return undefined;
  const text = readings(typed).at(-1)!;
  const length = validatePhoneNumberLength(text, optionsFor(country), metadata);
  if (length === 'TOO_SHORT') return 'phoneShort';
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return 'phone';
  const digits = text.replace(/\D/g, '').length;
  if (length === 'NOT_A_NUMBER' || digits < DIGITS.least) return 'phoneShort';
  return length === 'INVALID_COUNTRY' && digits <= DIGITS.most ? undefined : 'phone';
};
