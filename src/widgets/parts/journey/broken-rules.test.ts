import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { brokenRules } from './broken-rules.ts';

const others: Readonly<Record<string, string>> = { userName: 'mara', sn: '  ' };
const broken = (policy: string, params: Readonly<Record<string, unknown>>, value: string): boolean =>
  brokenRules([{ policy, params }], value, (attribute) => others[attribute]).length > 0;

describe('a rule that is told beforehand', () => {
  everyRow([
    ['MIN_LENGTH', { minLength: 8 }, 'Short-1'],
    ['MIN_LENGTH', { minLength: '8' }, 'Short-1'],
    ['MAX_LENGTH', { maxLength: 3 }, 'long'],
    ['AT_LEAST_X_CAPITAL_LETTERS', { numCaps: 2 }, 'One'],
    ['AT_LEAST_X_NUMBERS', { numNums: 1 }, 'none'],
    ['CANNOT_CONTAIN_CHARACTERS', { forbiddenChars: ['<', '/'] }, 'a/b'],
    ['CANNOT_CONTAIN_OTHERS', { disallowedFields: ['userName'] }, 'mara-1234'],
    ['CANNOT_CONTAIN_OTHERS', { disallowedFields: 'userName' }, 'mara-1234'],
  ])('[IDN-07 part] %s with %j is broken by %j', (policy, params, value) => {
    expect(broken(policy, params, value)).toBe(true);
  });

  everyRow([
    ['MIN_LENGTH', { minLength: 8 }, 'Careful-norms-7'],
    ['MIN_LENGTH', { minLength: 'many' }, ''],
    ['MIN_LENGTH', {}, ''],
    ['MIN_LENGTH', { minLength: -1 }, ''],
    ['MAX_LENGTH', { maxLength: 3 }, '😀😀😀'],
    ['AT_LEAST_X_CAPITAL_LETTERS', { numCaps: 1 }, 'Écrit'],
    ['AT_LEAST_X_NUMBERS', { numNums: 1 }, 'one ٣'],
    ['CANNOT_CONTAIN_CHARACTERS', { forbiddenChars: ['space', '', 7] }, 'space 7'],
    ['CANNOT_CONTAIN_OTHERS', { disallowedFields: ['sn', 'unknown', {}] }, 'a b'],
    ['UNIQUE', {}, 'mara'],
    ['constructor', {}, 'mara'],
  ])(
    '[IDN-07 part] %s with %j is not held to be broken by %j: the service decides',
    (policy, params, value) => {
      expect(broken(policy, params, value)).toBe(false);
    },
  );
});
