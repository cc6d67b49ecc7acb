import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { emailFault, foldTyped, isAccountNumber, isPlatformNumber } from './typed-account.rules.ts';

describe('the number of a customer account [CHK-02 b part]', () => {
  everyRow([
    ['four digits', '4470', '4470', true],
    ['twelve characters', 'TC0012345678', 'TC0012345678', true],
    ['spaces and line ends of a paste', ' 44 70\r\n', '4470', true],
    ['characters that nobody sees', '\u200B44\u00AD70\u2060', '4470', true],
    ['full-width digits', '４４７０', '4470', true],
    ['Arabic digits', '٤٤٧٠', '4470', true],
    ['three digits', '447', '447', false],
    ['five digits', '44701', '44701', false],
    ['four letters', 'abcd', 'abcd', false],
    ['eleven characters', 'TC001234567', 'TC001234567', false],
    ['thirteen characters', 'TC00123456789', 'TC00123456789', false],
    ['a hyphen', '44 17-B', '4417-B', false],
    ['an emoji', '44📦70', '44📦70', false],
    ['another script', 'ΤС0012345678', 'ΤС0012345678', false],
    ['marks of direction', '\u202E\u200F4470\u202C', '4470', true],
    ['right-to-left letters', 'חשבון', 'חשבון', false],
    ['a number with its name', 'No. 4470', 'No.4470', false],
    ['nothing', ' \t', '', false],
    ['nothing that is seen', '\u200B\u2060\n', '', false],
  ])('reads %s', (_what, typed, folded, valid) => {
    expect(foldTyped(typed)).toBe(folded);
    expect(isAccountNumber(folded)).toBe(valid);
  });
});

describe('the number of a Q-global or aimswebPlus account [CHK-04 b part] [CHK-05 a part]', () => {
  everyRow([
    ['a number', 'QG-100200', 'QG-100200', true],
    ['spaces of a paste', ' QG-100 200\r\n', 'QG-100200', true],
    ['another hyphen and characters that nobody sees', 'QG\u2011100\u200B200', 'QG-100200', true],
    ['forty characters', 'x'.repeat(40), 'x'.repeat(40), true],
    ['one too many', 'x'.repeat(41), 'x'.repeat(41), false],
    ['a path', '../users', '../users', false],
    ['marks of direction', '\u202AQG-100200\u202C', 'QG-100200', true],
    ['full-width signs', 'ＱＧ－１００２００', 'QG-100200', true],
    // There is no fixed format. The service decides whether a number exists.
    ['unusual signs', 'QG<100>', 'QG<100>', true],
    ['right-to-left letters', 'מספר', 'מספר', true],
    ['another script', 'ΑW-5001', 'ΑW-5001', true],
    ['an emoji', 'AW-5001😀', 'AW-5001😀', true],
    ['nothing', '  ', '', false],
    ['nothing that is seen', '\u200B\r\n', '', false],
  ])('reads %s', (_what, typed, folded, valid) => {
    expect(foldTyped(typed)).toBe(folded);
    expect(isPlatformNumber(folded)).toBe(valid);
  });
});

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
    expect(emailFault(foldTyped(typed))).toBe(fault);
  });
});
