import { expect } from 'vitest';
import { everyRow } from '../support/every-row.ts';
import { catalogueWords, type Language } from './journey-words.ts';

const line = (language: Language, units: number): string =>
  catalogueWords('checkout', language, 'checkout.changed.line', { name: 'FMS', units });

everyRow([
  ['en', 'FMS (removed)'],
  ['fr', 'FMS (retiré)'],
  ['es', 'FMS (quitado)'],
  ['nl', 'FMS (verwijderd)'],
] as const)(
  'a line that another window removed is told as removed, not as a number, in %s [CHK-15 a part]',
  (language, words) => {
    expect(line(language, 0)).toBe(words);
    expect(line(language, 1)).toBe('FMS × 1');
    expect(line(language, 12)).toBe('FMS × 12');
  },
);
