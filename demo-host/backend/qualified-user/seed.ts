import type { BuyerLevel } from '../../../src/api/checkout/qualification.rules.ts';
import type { StoredQualifiedUser } from './store.ts';

const LEVELS: Readonly<Record<string, BuyerLevel>> = { 'user-ada': 'A', 'user-abel': 'AB' };

/** Of a customer whom the seed does not name, everything may be bought. */
export const levelOf = (userId: string): BuyerLevel => LEVELS[userId] ?? 'ABC';

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
