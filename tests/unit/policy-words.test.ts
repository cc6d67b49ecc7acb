import { describe, expect } from 'vitest';
import { everyRow } from '../support/every-row.ts';
import type { FieldPurpose } from '../../src/auth/journey/journey-step.ts';
import { policyWords } from '../../src/widgets/parts/journey/policy-words.ts';
import { journeyWords, type Language } from './journey-words.ts';

const said = (
  language: Language,
  policy: string,
  params: Readonly<Record<string, unknown>>,
  field: string,
  purpose?: FieldPurpose,
): string => journeyWords(language, ...policyWords({ policy, params }, field, purpose));

describe('what the shopper reads of a broken rule', () => {
  everyRow([
    ['REQUIRED', {}, 'Password is required'],
    ['UNIQUE', {}, 'Password must be unique'],
    ['MIN_LENGTH', { minLength: 8 }, 'Password must be at least 8 characters'],
    ['MIN_LENGTH', { minLength: '1' }, 'Password must be at least 1 character'],
    ['MAX_LENGTH', { maxLength: 128 }, 'Password must be at most 128 characters'],
    ['AT_LEAST_X_CAPITAL_LETTERS', { numCaps: 1 }, 'Password must contain at least 1 capital letter'],
    ['AT_LEAST_X_CAPITAL_LETTERS', { numCaps: 2 }, 'Password must contain at least 2 capital letters'],
    ['AT_LEAST_X_NUMBERS', { numNums: 1 }, 'Password must contain at least 1 numeric value'],
    ['AT_LEAST_X_NUMBERS', { numNums: 3 }, 'Password must contain at least 3 numeric values'],
    [
      'CANNOT_CONTAIN_CHARACTERS',
      { forbiddenChars: ['<', '/'] },
      'Password must not contain following characters: < /',
    ],
    ['CANNOT_CONTAIN_DUPLICATES', { duplicateValue: 'aa' }, 'Password must not contain duplicates: aa'],
    ['CANNOT_CONTAIN_OTHERS', { disallowedFields: 'userName' }, 'Password must not contain: userName'],
    ['VALID_DATE', {}, 'Password has an invalid date'],
    ['VALID_EMAIL_ADDRESS_FORMAT', {}, 'Password has an invalid email address'],
    ['VALID_NAME_FORMAT', {}, 'Password has an invalid name format'],
    ['VALID_NUMBER', {}, 'Password has an invalid number'],
    ['VALID_PHONE_FORMAT', {}, 'Password has an invalid phone number'],
    ['MATCH_REGEXP', { regexp: '^a' }, 'Password has failed the “MATCH_REGEXP” policy'],
    ['MAXIMUM_NUMBER_VALUE', {}, 'Password has failed the “MAXIMUM_NUMBER_VALUE” policy'],
    ['UNKNOWN_POLICY', {}, 'Password has failed the “UNKNOWN_POLICY” policy'],
    ['of their own', {}, 'Password has failed the “of their own” policy'],
    ['constructor', {}, 'Password has failed the “constructor” policy'],
    ['MIN_LENGTH', {}, 'Password has failed the “MIN_LENGTH” policy'],
    ['MIN_LENGTH', { minLength: 'many' }, 'Password has failed the “MIN_LENGTH” policy'],
    ['MIN_LENGTH', { minLength: -1 }, 'Password has failed the “MIN_LENGTH” policy'],
    [
      'CANNOT_CONTAIN_CHARACTERS',
      { forbiddenChars: [{}] },
      'Password has failed the “CANNOT_CONTAIN_CHARACTERS” policy',
    ],
  ])('[IDN-07] of %s with %j is in English: %j', (policy, params, expected) => {
    expect(said('en', policy, params, 'Password')).toBe(expected);
  });

  everyRow([
    ['VALID_EMAIL_ADDRESS_FORMAT', 'email', 'Email address', 'Email address is invalid'],
    ['VALID_EMAIL_ADDRESS_FORMAT', 'off', 'Contact', 'Contact has an invalid email address'],
    ['VALID_PHONE_FORMAT', 'tel', 'Phone', 'Phone is invalid'],
    ['VALID_DATE', 'bday', 'Date of birth', 'Date of birth is invalid'],
    ['VALID_NAME_FORMAT', 'given-name', 'First name', 'First name has an invalid format'],
    ['VALID_NAME_FORMAT', 'email', 'Email address', 'Email address has an invalid name format'],
    ['constructor', 'email', 'Email address', 'Email address has failed the “constructor” policy'],
  ] as const)(
    '[IDN-07] of %s in a field for %s called %s says no word twice',
    (policy, purpose, field, expected) => {
      expect(said('en', policy, {}, field, purpose)).toBe(expected);
    },
  );

  everyRow([
    [
      'fr',
      'Le champ Mot de passe doit compter au moins 1 caractère',
      'Le champ Mot de passe doit compter au moins 8 caractères',
    ],
    ['nl', 'Mot de passe moet minstens 1 teken hebben', 'Mot de passe moet minstens 8 tekens hebben'],
    [
      'es',
      'El campo Mot de passe debe tener al menos 1 carácter',
      'El campo Mot de passe debe tener al menos 8 caracteres',
    ],
  ] as const)('[IDN-07] counts as %s does', (language, one, eight) => {
    expect(said(language, 'MIN_LENGTH', { minLength: 1 }, 'Mot de passe')).toBe(one);
    expect(said(language, 'MIN_LENGTH', { minLength: 8 }, 'Mot de passe')).toBe(eight);
  });
});
