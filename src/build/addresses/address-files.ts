import { countryData } from './country-data.ts';
import { phoneMetadata } from './phone-metadata.ts';

const asFile = (value: object): string =>
  `{\n${Object.entries(value)
    .map(([key, one]) => `  ${JSON.stringify(key)}: ${JSON.stringify(one)}`)
    .join(',\n')}\n}\n`;

/** What `npm run addresses` writes below `src/api/address/data`, by the files' names. */
export const addressFiles = (): Readonly<Record<string, string>> => ({
  'countries.json': asFile(countryData()),
  'phone.json': asFile(phoneMetadata()),
});
