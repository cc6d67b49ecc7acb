import { describe, expect } from 'vitest';
import { everyRow } from '../../tests/support/every-row.ts';
import { isFresh } from './tokens.rules.ts';

const tokens = (issuedAt: number, tokenExpiry: number) => ({
  accessToken: 'a',
  idToken: 'i',
  id: 's-1',
  userId: 'u',
  issuedAt,
  tokenExpiry,
});

describe('whether a token may still be sent', () => {
  everyRow([
    ['a new one of half an hour', tokens(0, 1_800_000), 1_000, true],
    ['31 s before its end', tokens(0, 1_800_000), 1_769_000, true],
    ['30 s before its end', tokens(0, 1_800_000), 1_770_000, false],
    ['at its end', tokens(0, 1_800_000), 1_800_000, false],
    ['after its end, as when a laptop slept', tokens(0, 1_800_000), 9_000_000, false],
    ['a new one of 5 s', tokens(0, 5_000), 100, true],
    ['one of 5 s after 4 s', tokens(0, 5_000), 4_000, false],
    ['one of 5 s after 3.9 s', tokens(0, 5_000), 3_900, true],
    ['one without a life', tokens(0, 0), 0, false],
    ['one that ends before it was issued', tokens(5_000, 1_000), 1_000, false],
  ])('%s [IDN-02 part]', (_what, given, now, fresh) => {
    expect(isFresh(given, now)).toBe(fresh);
  });
});
