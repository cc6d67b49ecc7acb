import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { cardRefused, lastCardRefused } from './card-refusal.rules.ts';
import type { KeptPlacing } from './kept-placing.contract.ts';

const common = {
  key: 'k-1',
  owner: 'mara',
  signIn: 's-1',
  since: 0,
  attempt: { cart: '0001', total: 120, currency: 'USD', version: 7 },
  told: [],
};
const refused = (type: string, more: Partial<KeptPlacing> = {}): KeptPlacing =>
  ({ ...common, state: 'refused', type, ...more }) as KeptPlacing;

everyRow([
  ['PaymentRefused', 'refused'],
  ['SavedCardRefused', 'savedCard'],
  ['SanctionsDeclined', undefined],
  ['constructor', undefined],
])('%s is told as %s [CHK-14 b,c part]', (type, words) => expect(cardRefused(type)).toBe(words));

describe('the card of the last order, in whatever tab, counts as refused [CHK-14 b,c part] [REL-02 part]', () => {
  const cart = { orderKey: 'k-1', version: 7 };
  it.each<[string, KeptPlacing | undefined, { orderKey?: string; version?: number }, string | undefined]>([
    ['while the cart is the one that was sent', refused('PaymentRefused'), cart, 'refused'],
    ['also a saved one', refused('SavedCardRefused'), cart, 'savedCard'],
    ['not where another thing was refused', refused('SanctionsDeclined'), cart, undefined],
    [
      'not once the cart or its payment was changed',
      refused('PaymentRefused'),
      { ...cart, version: 8 },
      undefined,
    ],
    ['not for another order', refused('PaymentRefused'), { ...cart, orderKey: 'k-2' }, undefined],
    [
      'not where the host numbers no versions',
      refused('PaymentRefused', { attempt: {} }),
      { orderKey: 'k-1' },
      undefined,
    ],
    ['not while the order is under way', { ...common, state: 'sent' }, cart, undefined],
    ['not where no order was sent', undefined, cart, undefined],
  ])('%s', (_when, kept, now, words) => expect(lastCardRefused(kept, now)).toBe(words));
});
