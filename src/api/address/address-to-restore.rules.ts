import type { Address, AddressBody } from './address.contract.ts';

/** Returns the body that saves a deleted address again as it was. One without a name gets `name`. Source: ACC-02 b. */
export const addressAgain = (
  { id: _id, firstName, lastName, line1 = '', town = '', country, region, ...rest }: Address,
  name: { firstName: string; lastName: string },
): AddressBody => ({
  ...rest,
  firstName: firstName?.trim() ? firstName : name.firstName,
  lastName: lastName?.trim() ? lastName : name.lastName,
  line1,
  town,
  country: { isocode: country?.isocode ?? '' },
  ...(region && { region: { isocode: region.isocode } }),
});
