import { describe, expect, it } from 'vitest';
import { checkoutGuard, type KnownAtCheckout } from './checkout-guard.rules.ts';

const nobody: KnownAtCheckout = { status: 'anonymous', byCookie: false, trace: false, held: undefined };
const somebody: KnownAtCheckout = { ...nobody, status: 'signed-in' };

describe('a page of the checkout', () => {
  it.each<[string, KnownAtCheckout, ReturnType<typeof checkoutGuard>]>([
    ['while nobody knows who is there', { ...nobody, status: 'loading', held: false }, 'stay'],
    ['whose identity service could not be asked', { ...nobody, trace: true }, 'stay'],
    ['whose store, the only one to know, could not be asked', { ...nobody, byCookie: true }, 'stay'],
    ['of nobody whom the store’s cookie knows after all', { ...nobody, byCookie: true, held: true }, 'stay'],
    ['of a customer, while the store can’t be asked', somebody, 'stay'],
    ['of a customer whom the store knows', { ...somebody, held: true }, 'stay'],
    ['of nobody', nobody, 'leave'],
    ['of nobody, as the store says', { ...nobody, byCookie: true, held: false }, 'leave'],
    ['of a customer whom the store knows no more', { ...somebody, held: false }, 'end'],
    ['of one by cookie whom it knows no more', { ...somebody, byCookie: true, held: false }, 'end'],
  ])('%s [CHK-19 part] [API-04 part]', (_what, known, expected) => {
    expect(checkoutGuard(known)).toBe(expected);
  });
});
