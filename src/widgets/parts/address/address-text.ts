import { addressOrder, countryName } from '../../../api/address/address-order.rules.ts';
import type { Address } from '../../../api/address/address.contract.ts';
import { joinedApart as joined } from '../../../core/i18n/message-format.ts';

/** The countries that write their regions as short codes. */
const BY_CODE = new Set(['US', 'CA', 'AU']);

const regionText = (country: string, { region }: Address): string | undefined => {
  const code = region?.isocodeShort ?? region?.isocode.replace(`${country}-`, '');
  return BY_CODE.has(country) ? code : (region?.name ?? code);
};

/** Returns the person and the organization that an address names. */
export const addressee = ({ firstName, lastName, companyName }: Address): string =>
  joined(', ', joined(' ', firstName, lastName), companyName);

/** Returns the person and the place of an address in one line, the place in the order that its country uses. Source: CHK-16 f. */
export const addressLine = (address: Address, tag: string): string =>
  joined(', ', addressee(address), placeLine(address, tag));

/** Returns the place of an address, in its country's order: `18 Linden Avenue, Columbus, OH 43215, United States`. */
export const placeLine = (address: Address, tag: string): string => {
  const country = address.country?.isocode.trim().toUpperCase() ?? '';
  const order = addressOrder(country);
  const texts = {
    town: address.town,
    region: regionText(country, address),
    postalCode: address.postalCode,
  };
  const places = order.map((field) => texts[field]);
  const place =
    order[0] === 'postalCode'
      ? joined(' ', ...places)
      : joined(', ', places[0], joined(' ', ...places.slice(1)));
  const name = /^[A-Z]{2}$/.test(country)
    ? countryName(country, tag)
    : (address.country?.name ?? address.country?.isocode);
  return joined(', ', address.line1, address.line2, address.line3, place, name);
};
