import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { DELIVERY_COUNTRIES } from './delivery-countries.ts';

type Metadata = {
  version: number;
  country_calling_codes: Record<string, string[]>;
  countries: Record<string, unknown[]>;
  nonGeographic: object;
};

/** Where a country's row has the numbers of each kind: landline, mobile, premium … */
const KINDS = 11;

/**
 * The library's metadata of the delivery countries alone. Without the numbers of each kind, so that a number is judged by its
 * country's general pattern: area codes come faster than releases, and nobody can order with a phone that is refused.
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
