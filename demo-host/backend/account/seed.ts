import type { People } from '../../identity/people.ts';
import { homeOf } from '../address/address.ts';
import type { StoredAddress } from '../address/store.ts';
import type { Promotion } from '../promotion/store.ts';
import { nameOf } from '../user/user.ts';
import { personalId } from './account.ts';
import type { StoredAccount } from './store.ts';

/* The demo's customer accounts. Each customer shows one case. Numbers, names and places are invented. */

const office = (
  id: string,
  companyName: string,
  line1: string,
  town: string,
  region: string,
  postalCode: string,
): StoredAddress => ({
  id,
  firstName: 'Accounts',
  lastName: 'Payable',
  companyName,
  line1,
  town,
  region,
  postalCode,
  country: 'US',
  phone: '+1 202 555 0143',
});

const organization = (number: string, name: string, more: Partial<StoredAccount> = {}): StoredAccount => ({
  id: `org-${number}`,
  number,
  name,
  type: 'ORGANIZATION',
  billingAddress: office(`billing-${number}`, name, '410 Alder Street', 'Portland', 'US-OR', '97205'),
  taxExempt: false,
  hasOrdered: true,
  ...more,
});

const OLD: Promotion = {
  status: 'OLD_APPLIED',
  label: 'Northfield member discount',
  percent: 8,
  ends: '2031-06-30',
};

/** Five hundred accounts for one customer. */
const MANY = Array.from({ length: 500 }, (_, index) => {
  const number = String(3000 + index);
  return organization(number, `Lakeside School District ${String(index + 1).padStart(3, '0')}`);
});

export const ORGANIZATIONS: readonly StoredAccount[] = [
  organization('4410', 'Alder Street Clinic'),
  organization('4411', 'Riverbend Assessment Center'),
  organization('4420', 'Harbor Family Services'),
  organization('4430', 'Union County Public Schools', { taxExempt: true, taxExemptUntil: '2031-12-31' }),
  organization('4440', 'Fernwood Practice', { hasOrdered: false }),
  organization('4450', 'Copper Hill Pediatrics', { billingAddress: undefined }),
  organization('4460', 'Northfield School District', { discount: OLD }),
  organization('4470', 'Prairie Learning Cooperative'),
  ...MANY,
];

const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  'user-mara': ['org-4410', 'org-4411'],
  'user-olive': MANY.map(({ id }) => id),
  'user-ned': ['org-4420'],
  'user-tess': ['org-4430'],
  'user-nina': ['org-4440'],
  'user-bill': ['org-4450'],
  'user-ole': ['org-4460'],
  'user-max': ['org-4470', 'org-4460'],
};

/** Customers without a personal account: they order for organizations only. */
const WITHOUT_PERSONAL = new Set([
  'user-olive',
  'user-ned',
  'user-bill',
  'user-tess',
  'user-nina',
  'user-ole',
  // Has no account at all.
  'user-zoe',
]);

export const memberships = (userId: string): readonly string[] => [
  ...(WITHOUT_PERSONAL.has(userId) ? [] : [personalId(userId)]),
  ...(MEMBERS[userId] ?? []),
];

export const personalAccount = (userId: string, people: People): StoredAccount => {
  const { firstName, lastName } = nameOf(userId, people);
  return {
    id: personalId(userId),
    number: temporaryNumber(userId),
    name: `${firstName} ${lastName}`,
    type: 'PERSONAL',
    billingAddress: homeOf(userId, people),
    taxExempt: false,
    hasOrdered: false,
  };
};

/** Returns a number of twelve characters, always the same for a customer. */
const temporaryNumber = (userId: string): string => {
  let sum = 7;
  for (const character of userId) sum = (sum * 31 + character.codePointAt(0)!) % 9_999_999_967;
  return `TC${String(sum).padStart(10, '0')}`;
};
