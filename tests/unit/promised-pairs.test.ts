import { describe, expect, it } from 'vitest';
import { PROMISED_PAIRS, contrast } from '../support/promised-pairs.ts';
import { readTokens } from '../../src/build/tokens/read-tokens.ts';
import { everyRow } from '../support/every-row.ts';

/** Decorative roles. Text and background carry the meaning, so these need no contrast. */
const DECOR = /^(border|hairline|backdrop|\w+-border)$/;

const roles = readTokens()
  .filter(({ path }) => path[0] === 'color' && path.length === 2)
  .map(({ path }) => path[1] ?? '');

describe('the promised pairs', () => {
  it('speak of tokens that are there [EMB-07]', () => {
    const named = new Set(PROMISED_PAIRS.flatMap(([ink, ground]) => [ink, ground]));
    expect([...named].filter((name) => !roles.includes(name))).toEqual([]);
  });

  it('leave out no role that must be told from another [EMB-07]', () => {
    const paired = new Set(PROMISED_PAIRS.flatMap(([ink, ground]) => [ink, ground]));
    expect(roles.filter((role) => !paired.has(role) && !DECOR.test(role))).toEqual([]);
  });
});

describe('contrast', () => {
  everyRow(['', 'red', '#12', 'var(--_text)', '#11223380'])('refuses %j [EMB-07]', (bad) => {
    expect(() => contrast(bad, '#fff')).toThrow('Not an opaque hex colour');
  });

  everyRow([
    ['#000', '#fff', 21],
    ['#ffffff', '#fff', 1],
    ['#fff', '#767676', 4.54],
  ])('of %s on %s is %d [EMB-07]', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2);
  });
});
