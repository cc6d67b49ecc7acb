import { expect, it } from 'vitest';
import { addressAgain } from './address-to-restore.rules.ts';
import type { Address, AddressBody } from './address.contract.ts';

const MARA = { firstName: 'Mara', lastName: 'Lindqvist' };
const PLACE = { line1: '7 Canal Road', town: 'Denver', postalCode: '80202', defaultAddress: false };
const [US, CO] = [
  { isocode: 'US', name: 'United States' },
  { isocode: 'US-CO', name: 'Colorado' },
];

const CASES: readonly (readonly [what: string, address: Address, body: Partial<AddressBody>])[] = [
  ['without a name gets the customer’s', { ...PLACE, country: US, region: CO, firstName: ' ' }, MARA],
  [
    'of somebody else keeps the name, the organization and that it was the default',
    {
      ...PLACE,
      id: 'x',
      firstName: 'Ana',
      lastName: 'Ruiz',
      companyName: 'Clinic',
      email: 'a@b.example',
      country: US,
      region: CO,
      defaultAddress: true,
      line3: 'Gate 2',
    },
    {
      firstName: 'Ana',
      lastName: 'Ruiz',
      companyName: 'Clinic',
      email: 'a@b.example',
      defaultAddress: true,
      line3: 'Gate 2',
    },
  ],
];

it('a deleted address is saved again as it was, under no id [ACC-02 b]', () => {
  for (const [what, address, body] of CASES)
    expect(addressAgain(address, MARA), what).toEqual({
      ...PLACE,
      country: { isocode: 'US' },
      region: { isocode: 'US-CO' },
      ...body,
    });
  expect(addressAgain({ ...PLACE, country: { isocode: 'SG' } }, MARA)).not.toHaveProperty('region');
});
