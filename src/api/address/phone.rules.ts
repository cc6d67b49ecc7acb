import {
  getCountryCallingCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/core';
import type { CountryCode, MetadataJson, PhoneNumber } from 'libphonenumber-js/core';
import data from './data/phone.json' with { type: 'json' };
import { mendText } from './mend-text.rules.ts';

const metadata = data as unknown as MetadataJson;
/** The international limits (E.164), for numbers of countries that are not known here. */
const DIGITS = { least: 7, most: 15 };

export type PhoneFault = 'phone' | 'phoneShort';

/** The countries whose numbers are known, with their calling codes. */
export const callingCodes: readonly { country: string; calling: string }[] = Object.keys(
  metadata.countries,
).map((country) => ({ country, calling: getCountryCallingCode(country as CountryCode, metadata) }));

const isKnown = (country: string): country is CountryCode => Object.hasOwn(metadata.countries, country);

const optionsFor = (country: string) =>
  isKnown(country) ? { defaultCountry: country, extract: false } : { extract: false };

/** Returns how a number can be read: without a link's `tel:`, and with + for a leading 00. */
const readings = (typed: string): readonly string[] => {
  const text = mendText(typed).replace(/^tel:\s*/i, '');
  return text.startsWith('00') ? [text, text.replace(/^00/, '+')] : [text];
};

const parsed = (typed: string, country: string): PhoneNumber | undefined =>
  readings(typed)
    .map((text) => parsePhoneNumberFromString(text, optionsFor(country), metadata))
    .find((number) => number?.isPossible() && number.isValid());

/** Returns `+1 202 555 0117` for `(202) 555-0117` in the US; what is not valid as typed. Source: CHK-20 f, TRN-04. */
export const mendPhone = (typed: string, country: string): string => {
  const number = parsed(typed, country);
  return number ? number.formatInternational() : mendText(typed);
};

/** Returns the error of a number, by the country of its + or the address's. Source: CHK-20 f, TRN-04. */
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
