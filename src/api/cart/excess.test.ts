import { expect, it } from 'vitest';
import type { LineResult } from './line-result.ts';
import type { Cart } from './cart.contract.ts';
import { withExcess } from './excess.ts';

const cartOf = (...quantities: number[]) =>
  ({
    entries: quantities.map((quantity) => ({ quantity, product: { code: 'P-1', name: 'Manual' } })),
  }) as unknown as Cart;
const line = (more: Partial<LineResult>): LineResult => ({
  code: 'P-1',
  quantity: 2,
  added: 2,
  status: 'success',
  ...more,
});

it.each<[what: string, result: LineResult, cart: Cart | null, over: number | undefined]>([
  ['holds what was asked', line({ held: 1 }), cartOf(3), undefined],
  ['holds the line twice', line({ held: 1 }), cartOf(5), 2],
  ['holds it in two entries', line({ held: 1 }), cartOf(3, 2), 2],
  [
    'holds units of a line that it refused, which are another tab’s',
    line({ held: 0, added: 0, status: 'noStock' }),
    cartOf(2),
    undefined,
  ],
  [
    'holds a line whose call came to an end late, after it was compared',
    line({ held: 0, added: 0, status: 'unavailable', failure: 'failed' }),
    cartOf(2),
    2,
  ],
  ['holds less, as another tab has taken some out', line({ held: 4 }), cartOf(3), undefined],
  ['could not be read', line({ held: 1 }), null, undefined],
  ['was not seen before, where a key keeps a line from being added twice', line({}), cartOf(9), undefined],
  [
    'has a line of which nothing is known yet',
    line({ held: 0, added: 0, failure: 'unconfirmed' }),
    cartOf(4),
    undefined,
  ],
])('what was added, when the cart %s [API-06 b part]', (_what, result, cart, over) => {
  expect(withExcess(result, cart).excess?.over).toBe(over);
});
