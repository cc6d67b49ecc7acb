import { describe, expect, it } from 'vitest';
import { SEEDED_USER_NAMES } from '../../identity/people.ts';
import { seedCode } from './order.ts';

describe('the order that a customer begins with', () => {
  it('has a number of their own', () => {
    const codes = [...SEEDED_USER_NAMES.map((name) => `user-${name}`), 'ana', 'user-somebody'].map((id) =>
      seedCode(id),
    );
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes[0]).toBe('00004711');
    for (const code of codes) expect(code).toMatch(/^000\d{5}$/);
  });

  it('has the next number where somebody has that one', () => {
    const own = seedCode('ana');
    expect(Number(seedCode('ana', (code) => code === own))).toBe(Number(own) + 1);
  });
});
