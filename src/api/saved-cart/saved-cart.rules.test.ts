import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { cleanedName, freeName, nameFault, savedName, typedName } from './saved-cart.rules.ts';

describe('the name of a saved cart', () => {
  everyRow([
    ['', 'needed'],
    ['   ', 'needed'],
    ['Grade 3', 'characters'],
    ['Grade3/spring', 'characters'],
    ['<b>', 'characters'],
    ['Grade_3', 'characters'],
    ['Grade3SpringOrder', undefined],
    ['  Grade3  ', undefined],
    ['Évaluation2026', undefined],
    ['E\u0301valuation', undefined],
    ['学校3', undefined],
    ['x'.repeat(50), undefined],
    ['x'.repeat(51), 'long'],
    ['𠀋'.repeat(50), undefined],
    [`${'x'.repeat(50)}!`, 'characters'],
  ])('as typed, %j, has the fault %j [CRT-07 a]', (typed, fault) => {
    expect(nameFault(typedName(typed))).toBe(fault);
  });

  everyRow([
    ['Grade 3 / spring order', 'Grade3SpringOrder'],
    ['Leerlingvolgsysteem 5/6', 'Leerlingvolgsysteem56'],
    ['order!', 'order'],
    ['  été — année 2  ', 'ÉtéAnnée2'],
    ['***', ''],
    [`${'long '.repeat(20)}`, 'Long'.repeat(20).slice(0, 50)],
  ])('%j is offered as %j [CRT-07 a]', (typed, cleaned) => {
    expect(cleanedName(typed)).toBe(cleaned);
    expect(cleaned === '' ? undefined : nameFault(cleaned)).toBeUndefined();
  });

  everyRow([
    ['Cart of November 23', [], 'CartOfNovember23'],
    ['Cart of November 23', ['CartOfNovember23'], 'CartOfNovember232'],
    ['Kit', ['Kit', 'Kit2'], 'Kit3'],
    ['x'.repeat(60), ['x'.repeat(50)], `${'x'.repeat(49)}2`],
  ])('of %j with %j taken is free: %j [CRT-07 d]', (wanted, taken, name) => {
    expect(freeName(wanted, taken)).toBe(name);
  });
});

describe('the name of an earlier cart that is put aside', () => {
  everyRow([
    ['Earlier cart', '2026-11-21', 'Earliercart20261121'],
    ['Panier précédent', '2026-11-21', 'Panierprécédent20261121'],
    ['<b>', '2026-01-02', 'b20260102'],
    ['x'.repeat(80), '2026-01-02', 'x'.repeat(50)],
  ])('of %j on %s is letters and digits alone [CRT-07 part]', (word, day, name) => {
    expect(savedName(word, day)).toBe(name);
  });
});
