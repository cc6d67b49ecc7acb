import { describe, expect } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { totalSent, type KeptPlacing } from './kept-placing.contract.ts';

const kept = (attempt: KeptPlacing['attempt']): KeptPlacing => ({
  key: 'k',
  owner: 'user-ana',
  signIn: 's',
  since: 0,
  attempt,
  told: [],
  state: 'challenge',
  challenge: 'c',
});
const EURO = { value: 180, currencyIso: 'EUR' };

describe('what an order under way is to pay, as the browser keeps it', () => {
  everyRow([
    ['nothing is kept', undefined],
    ['it is another order', { ...kept({ total: 180, currency: 'EUR' }), key: 'another' }],
    ['the total is a text', kept({ total: '180', currency: 'EUR' })],
    ['the total is below nothing', kept({ total: -180, currency: 'EUR' })],
    ['the total is none', kept({ total: Number.NaN, currency: 'EUR' })],
    ['there is no total', kept({ currency: 'EUR' })],
    ['there is no currency', kept({ total: 180 })],
    ['the currency is none', kept({ total: 180, currency: 'euros' })],
    ['the currency is markup', kept({ total: 180, currency: '<b>' })],
  ])('is not known where %s [CHK-14 j part]', (_what, it) => {
    expect(totalSent(it, 'k')).toBeUndefined();
  });

  everyRow([
    ['an amount', { total: 180, currency: 'EUR' }, EURO],
    ['nothing to pay', { total: 0, currency: 'EUR' }, { ...EURO, value: 0 }],
  ])('is what was sent: %s [CHK-14 j part]', (_what, attempt, money) => {
    expect(totalSent(kept({ cart: 'c-1', ...attempt }), 'k')).toEqual(money);
  });
});
