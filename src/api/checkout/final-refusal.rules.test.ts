import { describe, expect, it } from 'vitest';
import { isFinalRefusal, isRefusedForGood } from './final-refusal.rules.ts';
import type { KeptPlacing } from './kept-placing.contract.ts';

const ATTEMPT = { cart: '0001', total: 99.5, currency: 'USD', version: '7' };
const DECLINED = {
  key: 'key-1',
  owner: 'user-dora',
  signIn: 'visit-1',
  since: 1,
  attempt: ATTEMPT,
  told: [],
  state: 'refused',
  type: 'SanctionsDeclined',
} as const satisfies KeptPlacing;

describe('a refusal that no step mends is the last word on its cart', () => {
  it.each<[string, KeptPlacing | undefined, string | undefined, typeof ATTEMPT | undefined, boolean]>([
    ['as long as that is the same', DECLINED, 'key-1', { ...ATTEMPT }, true],
    ['not where nothing is kept', undefined, 'key-1', ATTEMPT, false],
    ['not of a cart with another key', DECLINED, 'key-2', ATTEMPT, false],
    ['not of a cart without a key', DECLINED, undefined, ATTEMPT, false],
    ['not once the cart was changed', DECLINED, 'key-1', { ...ATTEMPT, version: '8' }, false],
    ['not once it costs something else', DECLINED, 'key-1', { ...ATTEMPT, total: 99 }, false],
    ['not of a cart without a total', DECLINED, 'key-1', undefined, false],
    ['not where a step mends it', { ...DECLINED, type: 'PaymentRefused' }, 'key-1', ATTEMPT, false],
    ['not where the review says what to do', { ...DECLINED, type: 'Unheard' }, 'key-1', ATTEMPT, false],
    ['not while a try is under way', { ...DECLINED, state: 'sent' } as KeptPlacing, 'key-1', ATTEMPT, false],
  ])('%s [CHK-13 c part]', (_when, kept, key, attempt, expected) => {
    expect(isFinalRefusal(kept, key, attempt)).toBe(expected);
  });
});

describe('an order that was declined stays so in the cart', () => {
  it.each<[string, KeptPlacing | undefined, string | undefined, boolean]>([
    ['also once the cart was changed: what its press would send does not count', DECLINED, 'key-1', true],
    ['not of a cart with another key', DECLINED, 'key-2', false],
    ['not of a cart without a key', DECLINED, undefined, false],
    ['not where nothing is kept', undefined, 'key-1', false],
    ['not where a step mends it', { ...DECLINED, type: 'PaymentRefused' }, 'key-1', false],
    ['not while a try is under way', { ...DECLINED, state: 'sent' } as KeptPlacing, 'key-1', false],
  ])('%s [CHK-13 c part]', (_when, kept, key, expected) => {
    expect(isRefusedForGood(kept, key)).toBe(expected);
  });
});
