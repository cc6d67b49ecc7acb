import { countryFields } from './country-fields.rules.ts';
import { mendText } from './mend-text.rules.ts';

/** How a country formats its postal code, from its letters and digits alone. */
const PARTED: Readonly<Record<string, readonly [RegExp, string]>> = {
  // Four more digits name a block of houses and are removed.
  US: [/^(\d{5})(?:\d{4})?$/, '$1'],
  CA: [/^(\w{3})(\w{3})$/, '$1 $2'],
  GB: [/^(BFPO(?=\d{1,4}$)|\w{2,4}(?=\d\w{2}$))(\w+)$/, '$1 $2'],
  IE: [/^(\w{3})(\w{4})$/, '$1 $2'],
  NL: [/^(\d{4})(\w{2})$/, '$1 $2'],
  JP: [/^(\d{3})(\d{4})$/, '$1-$2'],
};

/** Returns `M5V 3L9` for `m5v3l9`, if only one meaning is possible; else what is typed. Source: CHK-20 e. */
export const mendPostalCode = (typed: string, country: string): string => {
  const text = mendText(typed).replace(/^〒 ?/, '');
  const { pattern } = countryFields(country).postal;
  if (!pattern) return text;
  const typedSigns = text.toUpperCase().replace(/[ .-]/g, '');
  // The last part of a British code begins with a digit, so a letter O there can only be a zero.
  const signs = country === 'GB' ? typedSigns.replace(/O(?=[A-Z]{2}$)/, '0') : typedSigns;
  const bare = signs.startsWith(country) ? [signs, signs.slice(country.length)] : [signs];
  const [find, parted] = PARTED[country] ?? [/^/, ''];
  return bare.map((one) => one.replace(find, parted)).find((one) => pattern.test(one)) ?? text;
};

/** Returns whether a corrected postal code is valid. Any is where the country's format is unknown. Source: CHK-20 e. */
export const isPostalCode = (code: string, country: string): boolean =>
  countryFields(country).postal.pattern?.test(code) ?? true;
