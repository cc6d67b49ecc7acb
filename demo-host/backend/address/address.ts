import type { InferInput, InferOutput } from 'valibot';
import type { addressBodySchema, addressSchema } from '../../../src/api/address/address.contract.ts';
import type { People } from '../../identity/people.ts';
import { invalid, validationError } from '../core/occ-error.ts';
import { DELIVERY_COUNTRIES, REGIONS } from '../site/store.ts';
import { nameOf } from '../user/user.ts';
import type { StoredAddress } from './store.ts';

/** ISO's code for an unknown country. */
const NOWHERE = 'ZZ';
const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Returns an address as the contract has it. */
export const addressReply = (address: StoredAddress): InferInput<typeof addressSchema> => {
  const { country, region, isDefault, ...rest } = address;
  const place = { isocode: country, name: countryNames.of(country) ?? country };
  const { line1, line2, town, postalCode } = rest;
  const state = region ? regionReply(country, region) : undefined;
  const reply = {
    ...rest,
    country: place,
    ...(state && { region: state }),
    defaultAddress: isDefault === true,
    formattedAddress: [line1, line2, town, state?.name, postalCode].filter(Boolean).join(', '),
  };
  return reply;
};

const regionReply = (country: string, isocode: string) => {
  const isocodeShort = isocode.slice(country.length + 1);
  const name = REGIONS[country]?.find(([code]) => code === isocodeShort)?.[1];
  return { isocode, isocodeShort, ...(name && { name }) };
};

type AddressBody = InferOutput<typeof addressBodySchema>;

/** Returns a sent address in its stored form. Refuses an unknown country, and a region that the country does not have. */
export const storedAddress = (id: string, body: AddressBody): StoredAddress => {
  const { country, region, defaultAddress, ...rest } = body;
  const code = region?.isocode;
  checkPlace(country.isocode, code);
  return {
    ...present(rest),
    id,
    country: country.isocode,
    ...(code && { region: withCountry(country.isocode, code) }),
    ...(defaultAddress && { isDefault: true }),
  };
};

type Texts = Omit<AddressBody, 'country' | 'region' | 'defaultAddress'>;
type Present = { [Name in keyof Texts]: Exclude<Texts[Name], null> };

/** Returns the texts that are neither null nor empty. */
const present = (texts: Texts): Present =>
  Object.fromEntries(Object.entries(texts).filter(([, value]) => value)) as Present;

const withCountry = (country: string, region: string): string =>
  region.startsWith(`${country}-`) ? region : `${country}-${region}`;

const checkPlace = (country: string, region: string | undefined): void => {
  if (country === NOWHERE || countryNames.of(country) === country)
    throw validationError([invalid('country.isocode', 'There is no such country.')]);
  const regions = REGIONS[country];
  if (!regions) return;
  if (!region) throw validationError([invalid('region.isocode', 'This field is required.', 'missing')]);
  if (!regions.some(([code]) => `${country}-${code}` === withCountry(country, region)))
    throw validationError([invalid('region.isocode', 'This country has no such region.')]);
};

/** Refuses an address in a country that the store does not deliver to. */
export const checkDeliverable = ({ country }: StoredAddress): void => {
  if (!DELIVERY_COUNTRIES.includes(country))
    throw validationError([invalid('country.isocode', 'The store does not send there.')]);
};

const HOMES: Readonly<Record<string, Pick<StoredAddress, 'line1' | 'town' | 'postalCode' | 'region'>>> = {
  US: { line1: '18 Linden Avenue', town: 'Columbus', region: 'US-OH', postalCode: '43215' },
  ES: { line1: 'Calle de Alcalá 42', town: 'Madrid', postalCode: '28014' },
  JP: { line1: '2-4-1 Marunouchi', town: 'Chiyoda', region: 'JP-13', postalCode: '100-0005' },
  NL: { line1: 'Keizersgracht 210', town: 'Amsterdam', postalCode: '1016 DX' },
};

/** Returns the customer's home address, the first one of their address book. */
export const homeOf = (userId: string, people: People): StoredAddress => {
  const { firstName, lastName } = nameOf(userId, people);
  const country = people.byId(userId)?.registrationCountryIso ?? 'US';
  return { id: 'home', firstName, lastName, country, ...(HOMES[country] ?? HOMES['US']!) };
};
