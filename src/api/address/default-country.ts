import { knownCountries } from './address-order.rules.ts';

/**
 * Returns the default country of a new address from the page's settings, as an ISO 3166 code in either case. Undefined
 * if the settings name none that the store knows. Source: CHK-20 a.
 */
export const defaultCountry = (settings: Readonly<Record<string, unknown>>): string | undefined => {
  const given = Object.hasOwn(settings, 'defaultCountry') ? settings['defaultCountry'] : undefined;
  const code = typeof given === 'string' ? given.trim().toUpperCase() : undefined;
  return knownCountries.find((country) => country === code);
};
