import { describe, expect, it } from 'vitest';
import { formatList } from './lists.ts';

describe('a list [LOC-10 part]', () => {
  it.each([
    ['en-US', ['A'], 'A'],
    ['en-US', ['A', 'B'], 'A, B'],
    ['nl-NL', ['A', 'B', 'C'], 'A, B, C'],
    ['fr-CA', ['A', 'B'], 'A et B'],
    ['es-ES', ['A', 'B'], 'A y B'],
  ])('in %s of %j is %s', (tag, items, expected) => {
    expect(formatList(items, tag)).toBe(expected);
  });
});
