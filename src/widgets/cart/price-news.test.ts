import { describe, expect, it } from 'vitest';
import type { Cart, CartEntry } from '../../api/cart/cart.contract.ts';
import { newsAt } from '../parts/cart-lines/line-news.ts';
import { priceNews } from './price-news.ts';

/**
 * Returns a cart with an entry of product A for each price, each with another quantity, and an entry of product B after
 * them.
 */
const cartOf = (...prices: (number | undefined)[]): Cart =>
  ({
    entries: [...prices.map((value) => ({ code: 'A', value })), { code: 'B', value: 7 }].map(
      ({ code, value }, entryNumber) => ({
        entryNumber,
        quantity: entryNumber + 1,
        product: { code },
        basePrice: value === undefined ? undefined : { value, currencyIso: 'USD' },
      }),
    ),
  }) as unknown as Cart;

/** Returns what each entry of A reports after these two readings. */
const said = (before: Cart, after: Cart): string[] => {
  const { news } = priceNews(priceNews(new Map(), before).seen, after);
  const lines = Object.fromEntries(
    news.map(({ code, before: from, after: to, meant }) => [
      code,
      { about: 'price' as const, before: String(from.value), after: String(to.value), meant },
    ]),
  );
  const isOfA = ({ product }: CartEntry) => product.code === 'A';
  return after.entries.filter(isOfA).map((entry) => {
    const at = newsAt({ lines }, entry, after.entries);
    return at?.about === 'price' ? `${at.before} to ${at.after}` : '';
  });
};

describe('a unit price that is no longer what it was', () => {
  it.each<[before: (number | undefined)[], after: (number | undefined)[], said: string[]]>([
    [[40], [40], ['']],
    [[40], [36], ['40 to 36']],
    [
      [40, 36],
      [40, 36],
      ['', ''],
    ],
    [
      [40, 36],
      [36, 40],
      ['', ''],
    ],
    [
      [40, 36],
      [40, 30],
      ['', '36 to 30'],
    ],
    [
      [40, 36],
      [39, 36],
      ['40 to 39', ''],
    ],
    [
      [40, 40],
      [36, 36],
      ['40 to 36', '40 to 36'],
    ],
    [
      [40, 40],
      [40, 36],
      ['', '40 to 36'],
    ],
    [[40, 36], [36], ['']],
    [[40], [40, 36], ['', '']],
    [[40], [undefined], ['']],
    [[], [40], ['']],
  ])('is said at its own entry: %j, then %j [CRT-05 part] [API-06 b part]', (before, after, end) => {
    expect(said(cartOf(...before), cartOf(...after))).toEqual(end);
  });

  it('is said of a line that was away meanwhile [CRT-05 part]', () => {
    const { seen } = priceNews(priceNews(new Map(), cartOf(40)).seen, cartOf());
    expect(priceNews(seen, cartOf(36)).news).toMatchObject([{ code: 'A', before: { value: 40 } }]);
  });
});
