import { describe, expect, it } from 'vitest';
import { PROMISED_PAIRS } from './promised-pairs.ts';
import { readTokens } from './read-tokens.ts';

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
