import type { InferInput, InferOutput } from 'valibot';
import type { addressBodySchema, addressSchema } from '../../../src/api/address/address.contract.ts';
import type { People } from '../../identity/people.ts';
import type { StoredAddress } from '../checkout/choices.ts';
import { invalid, validationError } from '../core/occ-error.ts';
import type { Repository } from '../core/repository.ts';
import { DELIVERY_COUNTRIES, REGIONS } from '../site/store.ts';
import { seededCollection } from '../core/seeded.ts';
import { seedAddresses } from './seed.ts';

/** Saved addresses of customers, and of organizations by the id of their account. */
export const addressesIn = ({ repository, people }: { repository: Repository; people: People }) =>
  seededCollection<StoredAddress>(repository, 'addresses', (owner) => seedAddresses(owner, people));

/** ISO’s own word for no country. */
const NOWHERE = 'ZZ';
const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** An address as the contract gives it. */
export const addressReply = (address: StoredAddress): InferInput<typeof addressSchema> => {
  const { country, region, isDefault, ...rest } = address;
  return {
    ...rest,
    country: { isocode: country, name: countryNames.of(country) ?? country },
    ...(region && { region: regionReply(country, region) }),
    defaultAddress: isDefault === true,
  };
};

const regionReply = (country: string, isocode: string) => {
  const isocodeShort = isocode.slice(country.length + 1);
  const name = REGIONS[country]?.find(([code]) => code === isocodeShort)?.[1];
  return { isocode, isocodeShort, ...(name && { name }) };
};

type AddressBody = InferOutput<typeof addressBodySchema>;

/** An address that was sent, to be kept; refuses a country that is none, and a region that its country has not. */
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

/** Without what is null or empty. */
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

/** Refuses an address that the store does not send to. */
export const checkDeliverable = ({ country }: StoredAddress): void => {
  if (!DELIVERY_COUNTRIES.includes(country))
    throw validationError([invalid('country.isocode', 'The store does not send there.')]);
};
