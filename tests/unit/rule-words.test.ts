import { describe, expect } from 'vitest';
import { everyRow } from '../support/every-row.ts';
import { ruleWords } from '../../src/widgets/parts/journey/rule-words.ts';
import { journeyWords, type Language } from './journey-words.ts';

const said = (
  language: Language,
  policy: string,
  params: Readonly<Record<string, unknown>>,
): string | undefined => {
  const words = ruleWords({ policy, params }, (key) => journeyWords(language, key));
  return words && journeyWords(language, ...words);
};

describe('what the shopper reads of a rule before breaking it', () => {
  everyRow([
    ['MIN_LENGTH', { minLength: 8 }, 'At least 8 characters'],
    ['MIN_LENGTH', { minLength: '12' }, 'At least 12 characters'],
    ['MAX_LENGTH', { maxLength: 16 }, 'At most 16 characters'],
    ['AT_LEAST_X_CAPITAL_LETTERS', { numCaps: 1 }, 'At least 1 capital letter'],
    ['AT_LEAST_X_NUMBERS', { numNums: 2 }, 'At least 2 numbers'],
    ['CANNOT_CONTAIN_CHARACTERS', { forbiddenChars: ['<', '/'] }, 'None of these characters: < /'],
    [
      'CANNOT_CONTAIN_OTHERS',
      { disallowedFields: ['userName', 'givenName', 'badge'] },
      'Must not contain: User name, First name, badge',
    ],
  ])('[IDN-07 part] of %s with %j: %j', (policy, params, expected) => {
    expect(said('en', policy, params)).toBe(expected);
  });

  everyRow([
    ['REQUIRED', {}],
    ['UNIQUE', {}],
    ['VALID_EMAIL_ADDRESS_FORMAT', {}],
    ['constructor', {}],
    ['OF_THEIR_OWN', { minLength: 8 }],
    ['MIN_LENGTH', {}],
    ['MIN_LENGTH', { minLength: 1 }],
    ['MIN_LENGTH', { minLength: 'many' }],
    ['MAX_LENGTH', { maxLength: 255 }],
    ['MAX_LENGTH', { maxLength: -1 }],
    ['AT_LEAST_X_NUMBERS', { numNums: 0 }],
    ['CANNOT_CONTAIN_CHARACTERS', { forbiddenChars: [] }],
    ['CANNOT_CONTAIN_OTHERS', { disallowedFields: {} }],
  ])('[IDN-07 part] of %s with %j is nothing', (policy, params) => {
    expect(said('en', policy, params)).toBeUndefined();
  });

  everyRow([
    ['fr', 'Au moins 8 caractères', 'Ne doit pas y figurer\u00a0: Nom d’utilisateur'],
    ['nl', 'Minstens 8 tekens', 'Mag er niet in staan: Gebruikersnaam'],
    ['es', 'Al menos 8 caracteres', 'No debe aparecer: Nombre de usuario'],
  ] as const)('[IDN-07] is said in %s as well', (language, length, others) => {
    expect(said(language, 'MIN_LENGTH', { minLength: 8 })).toBe(length);
    expect(said(language, 'CANNOT_CONTAIN_OTHERS', { disallowedFields: 'userName' })).toBe(others);
  });
});
