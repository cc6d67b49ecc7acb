import type { BuyerLevel } from '../../../src/api/checkout/qualification.rules.ts';
import type { StoredQualifiedUser } from './store.ts';

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

/** Returns the qualified users of an organization at the start. */
export const staffOf = (accountId: string): readonly StoredQualifiedUser[] =>
  accountId === NOBODY_QUALIFIED ? [colleague('qu-felix', 'Felix', 'Osei')] : STAFF;

/** The people of an organization who can be added by e-mail. */
export const DIRECTORY: readonly StoredQualifiedUser[] = [
  colleague('qu-wanda', 'Wanda', 'Kerr', 'ABC'),
  colleague('qu-milo', 'Milo', 'Santos', 'A'),
];
