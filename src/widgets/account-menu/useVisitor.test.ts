import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { initialsOf } from './useVisitor.ts';

describe('initials [SES-09]', () => {
  everyRow([
    [undefined, undefined],
    [null, 'Lovelace'],
    ['Ada', null],
    ['Ada', ''],
    ['', 'Lovelace'],
    ['Ada', '   '],
    ['Ada', '123'],
  ])('are empty for %j and %j, where a name is missing [SES-09]', (first, last) => {
    expect(initialsOf(first, last)).toBe('');
  });

  everyRow([
    ['Ada', 'Lovelace', 'AL'],
    ['ada', 'lovelace', 'AL'],
    ['  ada ', '\tlovelace', 'AL'],
    ['élodie', 'e\u0301tienne', 'ÉÉ'],
    ['Jean-Paul', "O'Brien", 'JO'],
    ['Anna Maria', "'t Hooft", 'AT'],
    ['𐐨bc', 'lee', '𐐀L'],
    ['太郎', '山田', '太山'],
  ])('of %s %s are %s [SES-09]', (first, last, initials) => {
    expect(initialsOf(first, last)).toBe(initials);
  });
});
