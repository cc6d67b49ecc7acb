import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { emailFault, foldEmail } from './user-email.ts';

const long = (length: number) => `${'a'.repeat(length - '@practice.example'.length)}@practice.example`;

describe('the email address of a qualified user [CHK-03 c part]', () => {
  everyRow([
    ['an address', 'wanda.kerr@practice.example', undefined],
    ['spaces, line ends and characters that nobody sees', ' wanda.kerr@ practice.example\u200B\n', undefined],
    ['150 characters', long(150), undefined],
    ['151 characters', long(151), 'tooLong'],
    ['nothing', '', 'missing'],
    ['spaces alone', ' \u00A0\t', 'missing'],
    ['nothing that is seen', '\u200B\u202E\n', 'missing'],
    ['marks of direction', '\u202Awanda.kerr@practice.example\u202C', undefined],
    ['letters of another script, which an address can have', 'ואנדה@practice.example', undefined],
    ['a list of two', 'wanda@practice.example, ana@practice.example', 'wrong'],
    ['no sign', 'wanda.kerr', 'wrong'],
    ['two signs', 'wanda@kerr@practice.example', 'wrong'],
    ['nobody', '@practice.example', 'wrong'],
    ['a place without an end', 'wanda@practice', 'wrong'],
    ['a dot too many', 'wanda@practice..example', 'wrong'],
  ])('of %s', (_what, typed, fault) => {
    expect(emailFault(foldEmail(typed))).toBe(fault);
  });
});
