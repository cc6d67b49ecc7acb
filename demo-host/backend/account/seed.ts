import type { BuyerLevel } from '../../../src/api/checkout/qualification.rules.ts';
import type { Person, People } from '../../identity/people.ts';
import type { StoredAddress } from '../checkout/choices.ts';
import type { Promotion } from '../settings/settings.ts';
import type { StoredAccount, StoredQualifiedUser } from './store.ts';

/* Customer accounts of the demo: each of its customers shows one case. Numbers, names and places are invented. */

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

/** Of five hundred, which one customer orders for. */
const MANY = Array.from({ length: 500 }, (_, index) => {
  const number = String(3000 + index);
  return organization(number, `Lakeside School District ${String(index + 1).padStart(3, '0')}`);
});

export const ORGANIZATIONS: readonly StoredAccount[] = [
  organization('4410', 'Alder Street Clinic'),
  organization('4411', 'Riverbend Assessment Center'),
  organization('4420', 'Harbor Family Services'),
  organization('4430', 'Union County Public Schools', { taxExempt: true }),
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
};

/** Those whose organizations are all that they order for. */
const WITHOUT_PERSONAL = new Set([
  'user-olive',
  'user-ned',
  'user-bill',
  'user-tess',
  'user-nina',
  'user-ole',
]);

const LEVELS: Readonly<Record<string, BuyerLevel>> = { 'user-ada': 'A', 'user-abel': 'AB' };

/** Of a customer whom the seed does not name, everything may be bought. */
export const levelOf = (userId: string): BuyerLevel => LEVELS[userId] ?? 'ABC';

export const UAP: Readonly<Record<string, Promotion>> = {
  'user-uma': {
    status: 'UAP_APPLIED',
    label: 'University adoption program',
    percent: 10,
    ends: '2031-12-31',
  },
};

export const memberships = (userId: string): readonly string[] => [
  ...(WITHOUT_PERSONAL.has(userId) ? [] : [personalId(userId)]),
  ...(MEMBERS[userId] ?? []),
];

export const personalId = (userId: string): string => `personal-${userId}`;

/** Who somebody is for commerce; a token of development may name anybody. */
export const nameOf = (userId: string, people: People): Pick<Person, 'firstName' | 'lastName' | 'email'> =>
  people.byId(userId) ?? {
    firstName: 'Ana',
    lastName: 'Example',
    email: `${userId.toLowerCase()}@practice.example`,
  };

const HOMES: Readonly<Record<string, Pick<StoredAddress, 'line1' | 'town' | 'postalCode' | 'region'>>> = {
  US: { line1: '18 Linden Avenue', town: 'Columbus', region: 'US-OH', postalCode: '43215' },
  ES: { line1: 'Calle de Alcalá 42', town: 'Madrid', postalCode: '28014' },
  JP: { line1: '2-4-1 Marunouchi', town: 'Chiyoda', region: 'JP-13', postalCode: '100-0005' },
  NL: { line1: 'Keizersgracht 210', town: 'Amsterdam', postalCode: '1016 DX' },
};

/** Where somebody lives, as their first saved address says. */
export const homeOf = (userId: string, people: People): StoredAddress => {
  const { firstName, lastName } = nameOf(userId, people);
  const country = people.byId(userId)?.registrationCountryIso ?? 'US';
  return { id: 'home', firstName, lastName, country, ...(HOMES[country] ?? HOMES['US']!) };
};

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

/** Twelve characters, the same for a customer each time. */
const temporaryNumber = (userId: string): string => {
  let sum = 7;
  for (const character of userId) sum = (sum * 31 + character.codePointAt(0)!) % 9_999_999_967;
  return `TC${String(sum).padStart(10, '0')}`;
};

const colleague = (
  id: string,
  firstName: string,
  lastName: string,
  level?: BuyerLevel,
): StoredQualifiedUser => ({
  id,
  firstName,
  lastName,
  email: `${firstName}.${lastName}@practice.example`.toLowerCase(),
  level,
});

const STAFF: readonly StoredQualifiedUser[] = [
  colleague('qu-priya', 'Priya', 'Raman', 'ABC'),
  colleague('qu-jonas', 'Jonas', 'Weber', 'AB'),
  colleague('qu-clara', 'Clara', 'Moreau', 'A'),
  colleague('qu-felix', 'Felix', 'Osei'),
];

const NOBODY_QUALIFIED = 'org-4420';

/** Qualified users of an organization at the start. */
export const staffOf = (accountId: string): readonly StoredQualifiedUser[] =>
  accountId === NOBODY_QUALIFIED ? [colleague('qu-felix', 'Felix', 'Osei')] : STAFF;

/** Who of an organization can be added by email. */
export const DIRECTORY: readonly StoredQualifiedUser[] = [
  colleague('qu-wanda', 'Wanda', 'Kerr', 'ABC'),
  colleague('qu-milo', 'Milo', 'Santos', 'A'),
];
