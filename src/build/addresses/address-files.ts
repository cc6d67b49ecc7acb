import { countryData } from './country-data.ts';
import { phoneMetadata } from './phone-metadata.ts';

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
