import type { People } from '../../identity/people.ts';
import { organizationName } from '../account/store.ts';
import { homeOf } from './address.ts';
import type { StoredAddress } from './store.ts';

/**
 * Returns the addresses that a customer starts with: home, workplace, one without a name (CHK-09 b), one in a country
 * with a duty notice, and one that is not delivered to (CHK-08 d). An organization has a store room.
 */
export const seedAddresses = (owner: string, people: People): readonly StoredAddress[] => {
  if (owner.startsWith('org-')) return [storeRoom(owner)];
  const { firstName, lastName, ...home } = homeOf(owner, people);
  const names = { firstName, lastName };
  return [
    { ...home, ...names, isDefault: true },
    {
      id: 'work',
      ...names,
      companyName: 'Alder Street Clinic',
      line1: '410 Alder Street',
      line2: 'Suite 300',
      town: 'Portland',
      region: 'US-OR',
      postalCode: '97205',
      country: 'US',
      phone: '+1 202 555 0117',
    },
    {
      id: 'nameless',
      line1: '7 Canal Road',
      town: 'Denver',
      region: 'US-CO',
      postalCode: '80202',
      country: 'US',
    },
    {
      id: 'manila',
      ...names,
      line1: '25 Ayala Avenue',
      town: 'Makati',
      region: 'PH-00',
      postalCode: '1226',
      country: 'PH',
    },
    {
      id: 'yangon',
      ...names,
      line1: '14 Strand Road',
      town: 'Yangon',
      region: 'MM-06',
      postalCode: '11181',
      country: 'MM',
    },
  ];
};

const storeRoom = (owner: string): StoredAddress => ({
  id: 'store-room',
  firstName: 'Receiving',
  lastName: 'Desk',
  companyName: organizationName(owner),
  line1: '88 Depot Lane',
  town: 'Salem',
  region: 'US-OR',
  postalCode: '97301',
  country: 'US',
  isDefault: true,
});

/** Streets that the address service knows, spelled as it would write them. */
export const KNOWN_STREETS: readonly Omit<StoredAddress, 'id'>[] = [
  ['18 Linden Avenue', 'Columbus', 'OH', '43215'],
  ['18 Linden Court', 'Austin', 'TX', '78701'],
  ['410 Alder Street', 'Portland', 'OR', '97205'],
  ['1200 Maple Drive', 'Madison', 'WI', '53703'],
  ['1250 Maple Terrace', 'Denver', 'CO', '80202'],
  ['77 Harbor Boulevard', 'Boston', 'MA', '02110'],
  ['9 University Place', 'New York', 'NY', '10003'],
].map(([line1, town, region, postalCode]) => ({
  line1: line1!,
  town: town!,
  region: `US-${region}`,
  postalCode: postalCode!,
  country: 'US',
}));
