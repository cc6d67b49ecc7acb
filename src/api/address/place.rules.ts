import { countryName, knownCountries } from './address-order.rules.ts';
import { countryFields, type Region } from './country-fields.rules.ts';
import { mendText } from './mend-text.rules.ts';
import { LANGUAGES } from '../../core/locale/locale-table.ts';

/** Other names that people and other forms use for a country. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  US: [
    'united states of america',
    'usa',
    'america',
    'etats unis d amerique',
    'estados unidos de america',
    'verenigde staten van amerika',
  ],
  GB: ['great britain', 'uk', 'britain'],
  NL: ['holland', 'the netherlands'],
  KR: ['korea', 'republic of korea'],
  VN: ['viet nam'],
  LA: ['lao', 'lao pdr', 'lao people s democratic republic'],
  MM: ['burma'],
  MO: ['macau', 'macao'],
  HK: ['hong kong'],
  NZ: ['aotearoa'],
};

const plain = (text: string): string =>
  mendText(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const namesOf = new Map<string, ReadonlySet<string>>();

const countryNames = (code: string): ReadonlySet<string> => {
  const found =
    namesOf.get(code) ??
    new Set([...LANGUAGES.map((language) => plain(countryName(code, language))), ...(ALSO[code] ?? [])]);
  namesOf.set(code, found);
  return found;
};

/** Returns the ISO 3166 code of a country that is given by code or name. Undefined if it is none of `codes`. Source: CHK-20. */
export const findCountry = (given: string, codes: readonly string[] = knownCountries): string | undefined => {
  const [code, name] = [mendText(given).toUpperCase(), plain(given)];
  return (
    codes.find((one) => one === code) ??
    codes.find((one) => /^[A-Z]{2}$/.test(one) && countryNames(one).has(name))
  );
};

const inTag = new Map<string, readonly Region[]>();

/** Returns the regions of a country by their names in the language of `tag`, sorted for that language. Source: LOC-10. */
export const regionsIn = (country: string, tag: string): readonly Region[] => {
  const key = `${country} ${tag}`;
  const found = inTag.get(key) ?? sortedRegions(country, tag);
  inTag.set(key, found);
  return found;
};

const sortedRegions = (country: string, tag: string): readonly Region[] => {
  const { regions, named } = countryFields(country);
  const local = named[new Intl.Locale(tag).language] ?? [];
  const { compare } = new Intl.Collator(tag);
  return regions
    .map((region) => local.find(({ code }) => code === region.code) ?? region)
    .toSorted((one, other) => compare(one.name, other.name));
};

/** Returns the region given as `CA`, `US-CA`, `California` or `Californie`, or undefined. Source: CHK-20 a. */
export const findRegion = (given: string, country: string): Region | undefined => {
  const { regions, named } = countryFields(country);
  const code = mendText(given)
    .toUpperCase()
    .replace(new RegExp(`^${country}[- ](?=.)`), '');
  const short = (name: string) => plain(name).replace(/^co /, '');
  return (
    regions.find((region) => region.code === code) ??
    [...regions, ...Object.values(named).flat()].find(
      (region) => short(region.name) === short(given.replace(/^county /i, '')),
    )
  );
};
