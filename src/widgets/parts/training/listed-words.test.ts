import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { afterColon } from './listed-words.ts';

describe('a sentence behind a colon', () => {
  everyRow([
    ['en-US', 'Choose a date.', 'Choose a date.'],
    ['fr-CA', 'Élargissez la liste. Vérifiez-la.', 'élargissez la liste. Vérifiez-la.'],
    ['nl-NL', 'Kies een datum.', 'kies een datum.'],
    ['es-ES', 'Use letras.', 'use letras.'],
    ['fr-CA', '', ''],
  ])('begins in %s as that language has it: %s [LOC-12 part]', (tag, words, inside) => {
    expect(afterColon(words, tag)).toBe(inside);
  });
});
