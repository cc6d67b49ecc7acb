import { countryName } from '../../../api/address/country-name.rules.ts';
import { countryFields } from '../../../api/address/country-fields.rules.ts';
import type { Address } from '../../../api/address/address.contract.ts';
import { addressValues } from '../../../api/address/address-body.ts';

const joined = (mark: string, ...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part?.trim()).join(mark);

/** Where an address is, without who it is for, in one line and in its country's order: `18 Linden Avenue, Columbus, OH 43215, United States`. */
export const placeLine = (address: Address, tag: string): string => {
  const { country, region, postalCode, town } = addressValues(address);
  const { order, regions } = countryFields(country);
  const regionName =
    (country === 'US' || country === 'CA' || country === 'AU' ? region : undefined) ||
    (regions.find(({ code }) => code === region)?.name ?? address.region?.name);
  const texts = { town, region: regionName, postalCode };
  const places = order.map((field) => texts[field]);
  const place =
    order[0] === 'postalCode'
      ? joined(' ', ...places)
      : joined(', ', places[0], joined(' ', ...places.slice(1)));
  const name = /^[A-Z]{2}$/.test(country) ? countryName(country, tag) : address.country?.name;
  return joined(', ', address.line1, address.line2, address.line3, place, name);
};
