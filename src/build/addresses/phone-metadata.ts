import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DELIVERY_COUNTRIES } from './country-data.ts';

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
export const phoneMetadata = (): Metadata => {
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
