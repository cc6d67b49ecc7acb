import { knownCountries } from './country-fields.rules.ts';

/**
 * The country that a page's settings name for a new address, ISO 3166 whatever its case; undefined where they name none that the
 * store knows. Source: CHK-20 a.
 */
export const defaultCountry = (settings: Readonly<Record<string, unknown>>): string | undefined => {
  const given = Object.hasOwn(settings, 'defaultCountry') ? settings['defaultCountry'] : undefined;
  const code = typeof given === 'string' ? given.trim().toUpperCase() : undefined;
  return knownCountries.find((country) => country === code);
};
