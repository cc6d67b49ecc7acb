import { ADDRESS_TEXTS, type Address, type AddressBody } from './address.contract.ts';

/** Normalizes a text, because services change case and spaces of the same address. */
const plain = (text: string | null | undefined): string =>
  (text ?? '').toLowerCase().replace(/\s+/g, ' ').trim();

const tight = (text: string | null | undefined): string => plain(text).replace(/[\s-]/g, '');

/** Returns whether two addresses are the same, but for case, spaces, and a phone or email that only one of them has. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  ADDRESS_TEXTS.every(
    (field) =>
      plain(one[field]) === plain(other[field]) ||
      ((field === 'phone' || field === 'email') && (!one[field] || !other[field])),
  ) &&
  tight(one.postalCode) === tight(other.postalCode) &&
  one.country?.isocode === other.country?.isocode &&
  one.region?.isocode === other.region?.isocode;

/** Returns whether a service's address is the one that was sent, ignoring case and spaces. */
export const isAddressOf = (address: Address, sent: AddressBody): boolean =>
  ADDRESS_TEXTS.every((field) => plain(address[field]) === plain(sent[field])) &&
  tight(address.postalCode) === tight(sent.postalCode) &&
  address.country?.isocode === sent.country.isocode &&
  (!sent.region || address.region?.isocode === sent.region.isocode);
