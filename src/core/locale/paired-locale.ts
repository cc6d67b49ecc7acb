import type { Locale } from './locale-table.ts';

/** The countries a customer can be registered in, by the locale that serves them. ISO 3166 codes. Source: LOC-07. */
export const registrationCountries = {
  'ja-jp': ['KH', 'ID', 'JP', 'LA', 'MM', 'KR', 'PH', 'TW', 'TH', 'VN', 'MO', 'HK'],
  'zh-sg': ['SG'],
  'en-au': ['AU'],
  'en-nz': ['NZ'],
} as const satisfies Partial<Record<Locale, readonly string[]>>;

type PairedLocale = keyof typeof registrationCountries;

/** A country in which a customer of the paired locales can be registered. */
export type RegistrationCountry = (typeof registrationCountries)[PairedLocale][number];

const otherOfPair: Record<PairedLocale, PairedLocale> = {
  'ja-jp': 'zh-sg',
  'zh-sg': 'ja-jp',
  'en-au': 'en-nz',
  'en-nz': 'en-au',
};

/**
 * The locale a customer belongs to instead of the current one: the other of the pair, if the registration
 * country maps to it. Undefined when the customer is already there, the country is unknown, or the current
 * locale has no pair. Source: LOC-07.
 */
export function pairedLocaleFor(current: Locale, country: unknown): Locale | undefined {
  if (!Object.hasOwn(otherOfPair, current) || typeof country !== 'string') return undefined;
  const other = otherOfPair[current as PairedLocale];
  const countries: readonly string[] = registrationCountries[other];
  return countries.includes(country.toUpperCase()) ? other : undefined;
}
