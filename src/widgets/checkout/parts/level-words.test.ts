import { describe, expect } from 'vitest';
import { everyRow } from '../../../../tests/support/every-row.ts';
import { formatList } from './level-words.ts';

describe('a list [LOC-10 part]', () => {
  everyRow([
    ['en-US', ['A'], 'A'],
    ['en-US', ['A', 'B'], 'A, B'],
    ['nl-NL', ['A', 'B', 'C'], 'A, B, C'],
    ['fr-CA', ['A', 'B'], 'A et B'],
    ['es-ES', ['A', 'B'], 'A y B'],
  ])('in %s of %j is %s', (tag, items, expected) => {
    expect(formatList(items, tag)).toBe(expected);
  });
});
