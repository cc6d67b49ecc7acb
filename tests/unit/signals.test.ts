import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Waits for a quiet network or for time. They prove nothing on a busy machine: a test waits for what it names. */
const GUESSES = /networkidle|waitForTimeout/;

const guessing = (files: readonly string[]): string[] =>
  files.filter((file) => GUESSES.test(readFileSync(file, 'utf8')));

describe('the end-to-end tests', () => {
  it('wait for signals, such as the mark that ends start-up, and never for a quiet network or for time', () => {
    const files = globSync('tests/{e2e,package}/**/*.ts');
    expect(files.length).toBeGreaterThan(80);
    expect(guessing(files)).toEqual([]);
  });

  it('would be named if one did', () => {
    expect(guessing(['tests/unit/signals.test.ts'])).toEqual(['tests/unit/signals.test.ts']);
  });
});
