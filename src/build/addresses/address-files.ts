import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { countryData, DELIVERY_COUNTRIES } from './country-data.ts';

const asFile = (value: object): string =>
  `{\n${Object.entries(value)
    .map(([key, one]) => `  ${JSON.stringify(key)}: ${JSON.stringify(one)}`)
    .join(',\n')}\n}\n`;

/** Returns the files that `npm run addresses` writes below `src/api/address/data`, by name. */
export const addressFiles = (): Readonly<Record<string, string>> => {
  const countries = countryData();
  const orders = Object.entries(countries).map(([country, { order }]) => [country, order] as const);
  return {
    'countries.json': asFile(countries),
    'orders.json': asFile(Object.fromEntries(orders)),
    'phone.json': asFile(phoneMetadata()),
  };
};

type Metadata = {
  version: number;
  country_calling_codes: Record<string, string[]>;
  countries: Record<string, unknown[]>;
  nonGeographic: object;
};

/** The index in a country's row of its number ranges by type: landline, mobile, premium … */
const KINDS = 11;

/**
 * Returns the library's metadata of the delivery countries, without the number ranges by type. A number is then checked
 * only against its country's general pattern. New area codes appear faster than releases, and a refused phone number would
 * prevent an order.
 */
const phoneMetadata = (): Metadata => {
  const file = createRequire(import.meta.url).resolve('libphonenumber-js/metadata.min.json');
  const all = JSON.parse(readFileSync(file.replace(/\.js$/, ''), 'utf8')) as Metadata;
  const countries = Object.fromEntries(
    DELIVERY_COUNTRIES.map((country) => [
      country,
      all.countries[country]!.map((value, place) => (place === KINDS ? 0 : value)),
    ]),
  );
  const codes = Object.entries(all.country_calling_codes).flatMap(([code, of]) => {
    const known = of.filter((country) => DELIVERY_COUNTRIES.includes(country));
    return known.length > 0 ? [[code, known]] : [];
  });
  return {
    version: all.version,
    country_calling_codes: Object.fromEntries(codes) as Record<string, string[]>,
    countries,
    nonGeographic: {},
  };
};

// `npm run addresses`. The files are kept in the repository, so that stories, tests and the demo host use them directly.
if (import.meta.main)
  for (const [name, text] of Object.entries(addressFiles()))
    await writeFile(`src/api/address/data/${name}`, text);
