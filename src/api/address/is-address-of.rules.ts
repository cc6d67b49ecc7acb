import type { Address, AddressBody } from './address.contract.ts';

const TEXTS = [
  'firstName',
  'lastName',
  'companyName',
  'line1',
  'line2',
  'line3',
  'town',
  'phone',
  'email',
] as const;

/** Services write the same address with other letters and spaces. */
const plain = (text: string | null | undefined): string =>
  (text ?? '').toLowerCase().replace(/\s+/g, ' ').trim();

const tight = (text: string | null | undefined): string => plain(text).replace(/[\s-]/g, '');

/** Whether two addresses are the same place of the same person, case and spaces aside; a phone that one of them lacks is no difference. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  TEXTS.every(
    (field) =>
      plain(one[field]) === plain(other[field]) ||
      ((field === 'phone' || field === 'email') && (!one[field] || !other[field])),
  ) &&
  tight(one.postalCode) === tight(other.postalCode) &&
  one.country?.isocode === other.country?.isocode &&
  one.region?.isocode === other.region?.isocode;

/** Whether an address that a service gives is the one that was sent, case and spaces aside. */
export const isAddressOf = (address: Address, sent: AddressBody): boolean =>
  TEXTS.every((field) => plain(address[field]) === plain(sent[field])) &&
  tight(address.postalCode) === tight(sent.postalCode) &&
  address.country?.isocode === sent.country.isocode &&
  (!sent.region || address.region?.isocode === sent.region.isocode);
