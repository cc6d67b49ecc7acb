import type { Locale } from './locale-table.ts';

/** The countries that a customer can be registered in, by the locale that serves them. ISO 3166 codes. Source: LOC-07. */
export const registrationCountries = {
  'ja-jp': ['KH', 'ID', 'JP', 'LA', 'MM', 'KR', 'PH', 'TW', 'TH', 'VN', 'MO', 'HK'],
  'zh-sg': ['SG'],
  'en-au': ['AU'],
  'en-nz': ['NZ'],
} as const satisfies Partial<Record<Locale, readonly string[]>>;

type PairedLocale = keyof typeof registrationCountries;

/** A country that a customer of the paired locales can be registered in. */
export type RegistrationCountry = (typeof registrationCountries)[PairedLocale][number];

const otherOfPair: Record<PairedLocale, PairedLocale> = {
  'ja-jp': 'zh-sg',
  'zh-sg': 'ja-jp',
  'en-au': 'en-nz',
  'en-nz': 'en-au',
};

/** Returns the other locale of the pair if the registration country belongs to it, else undefined. Source: LOC-07. */
export function pairedLocaleFor(current: Locale, country: unknown): Locale | undefined {
  if (!Object.hasOwn(otherOfPair, current) || typeof country !== 'string') return undefined;
  const other = otherOfPair[current as PairedLocale];
  const countries: readonly string[] = registrationCountries[other];
  return countries.includes(country.toUpperCase()) ? other : undefined;
}
