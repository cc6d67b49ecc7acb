import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { foldAccountNumber, isAccountNumber } from './account-number.ts';

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
    expect(foldAccountNumber(typed)).toBe(folded);
    expect(isAccountNumber(folded)).toBe(valid);
  });
});
