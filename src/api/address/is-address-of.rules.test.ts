import { expect, it } from 'vitest';
import type { Address, AddressBody } from './address.contract.ts';
import { isAddressOf } from './is-address-of.rules.ts';

const sent: AddressBody = {
  firstName: 'Mara',
  lastName: 'Voss',
  line1: '12 Elm Street',
  line2: null,
  town: 'Toronto',
  postalCode: 'M4B 1B3',
  country: { isocode: 'CA' },
  region: { isocode: 'CA-ON' },
  phone: '416 555 0100',
};
const kept: Address = {
  id: '1',
  firstName: 'Mara',
  lastName: 'Voss',
  line1: '12 Elm Street',
  town: 'Toronto',
  postalCode: 'M4B 1B3',
  country: { isocode: 'CA' },
  region: { isocode: 'CA-ON' },
  phone: '416 555 0100',
  defaultAddress: false,
};

it.each<[string, Partial<Address>, boolean]>([
  ['another line', { line1: '14 Elm Street' }, false],
  ['a line more', { line2: 'Suite 5' }, false],
  ['another first name', { firstName: 'Ines' }, false],
  ['no phone', { phone: undefined! }, false],
  ['another country', { country: { isocode: 'US' } }, false],
  ['no country', { country: undefined! }, false],
  ['another region', { region: { isocode: 'CA-QC' } }, false],
  ['another postal code', { postalCode: 'M4B 1B4' }, false],
  ['nothing else', {}, true],
  ['other letters and spaces', { town: 'TORONTO', line1: '12  Elm Street ', postalCode: 'm4b1b3' }, true],
])('compares what was sent with an address of %s', (_what, change, expected) => {
  expect(isAddressOf({ ...kept, ...change }, sent)).toBe(expected);
});
