import type { Address, AddressBody } from './address.contract.ts';
import { EMPTY_ADDRESS, type AddressValues } from './address-fields.rules.ts';
import { countryName } from './address-order.rules.ts';
import { countryFields } from './country-fields.rules.ts';
import { findCountry, findRegion } from './place.rules.ts';

/** Returns the form values of a service's address; missing fields are ''. Source: CHK-20 g, CHK-09 b. */
export const addressValues = (address: Address): AddressValues => {
  const { country, region, ...texts } = address;
  const code =
    (country && (findCountry(country.isocode) ?? findCountry(country.name ?? ''))) ?? country?.isocode ?? '';
  const named = [region?.isocode, region?.isocodeShort, region?.name];
  const found = named.map((one) => one && findRegion(one, code)).find(Boolean);
  const values = { ...EMPTY_ADDRESS };
  for (const field of Object.keys(EMPTY_ADDRESS) as (keyof AddressValues)[])
    if (field !== 'country' && field !== 'region') values[field] = texts[field] ?? '';
  return { ...values, country: code, region: found ? found.code : '' };
};

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Returns the body to send: only the country's fields, and `line3` if it is enabled (FLG-07 a). */
export const addressBody = (values: AddressValues, line3: boolean): AddressBody => {
  const { country, region, town, postalCode, ...texts } = values;
  const { order } = countryFields(country);
  return {
    firstName: texts.firstName,
    lastName: texts.lastName,
    line1: texts.line1,
    line2: orNull(texts.line2),
    line3: line3 ? orNull(texts.line3) : null,
    town: order.includes('town') ? town : countryName(country, 'en'),
    postalCode: order.includes('postalCode') ? orNull(postalCode) : null,
    country: { isocode: country },
    region: order.includes('region') && region ? { isocode: `${country}-${region}` } : null,
    phone: orNull(texts.phone),
  };
};
