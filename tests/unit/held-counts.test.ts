import { globSync, readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { everyRow } from '../support/every-row.ts';

/* In a narrow column a line must not break between a number and what it counts. */

const FOLDERS = ['quotes', 'parts/quote', 'parts/training', 'parts/readiness'];
/** The texts of cart and checkout that count the seats of a training. */
const SEATS = /^(cart|checkout)\.(places|seats)$/;
const files = (folder: string) => globSync(`src/widgets/${folder}/messages/*.json`);
const textsOf = (file: string) =>
  Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
const broken = (texts: readonly (readonly [string, string])[]) =>
  texts.filter(([, text]) => /# \p{L}/u.test(text)).map(([key]) => key);

describe('the counts of quotes and trainings', () => {
  everyRow(FOLDERS.flatMap(files))('stay on the line of what they count: %s [LOC-10 part]', (file) => {
    expect(broken(textsOf(file))).toEqual([]);
  });

  everyRow(['cart', 'checkout'].flatMap(files))('stay on the line of the seats: %s [LOC-10 part]', (file) => {
    expect(broken(textsOf(file).filter(([key]) => SEATS.test(key)))).toEqual([]);
  });
});
