import type { Cart, CartEntry } from '../../api/cart/cart.contract.ts';
import { meantEntry } from '../../api/cart/line-changes.rules.ts';
import type { MeantEntry } from '../../api/cart/meant-entry.rules.ts';
import type { Money } from '../../api/money.contract.ts';

/** Unit prices by product code, in the order of the product's entries. */
export type SeenPrices = ReadonlyMap<string, readonly Money[]>;

/** A changed unit price. `meant` is the entry, if the product has several; without it, the change applies to all of them. */
export type PriceNews = { code: string; before: Money; after: Money; meant: MeantEntry | undefined };

/** Returns each product's first changed price (none if its entries changed in number), and all seen. Source: CRT-05, API-06 b. */
export const priceNews = (seen: SeenPrices, cart: Cart): { news: readonly PriceNews[]; seen: SeenPrices } => {
  const all = new Map(seen);
  const news: PriceNews[] = [];
  for (const code of new Set(cart.entries.map(({ product }) => product.code))) {
    const entries = cart.entries.filter(({ product }) => product.code === code);
    const after = entries.flatMap(({ basePrice }) => basePrice ?? []);
    if (after.length < entries.length) continue;
    const before = seen.get(code);
    all.set(code, after);
    if (before?.length === after.length) news.push(...changeOf(cart, entries, before, after));
  }
  return { news, seen: all };
};

const changeOf = (
  cart: Cart,
  entries: readonly CartEntry[],
  before: readonly Money[],
  after: readonly Money[],
): readonly PriceNews[] => {
  const texts = (prices: readonly Money[]) => prices.map(textOf);
  // The same prices in another order: the entries may have changed places.
  if (texts(before).toSorted().join() === texts(after).toSorted().join()) return [];
  const changed = entries.flatMap((entry, at) => {
    const [from, to] = [before[at], after[at]];
    return from && to && textOf(from) !== textOf(to) ? { entry, before: from, after: to } : [];
  });
  const [first] = changed;
  if (first === undefined) return [];
  const ends = new Set(changed.map((one) => `${textOf(one.before)} ${textOf(one.after)}`));
  const isAll = changed.length === entries.length && ends.size === 1;
  const meant = isAll ? undefined : meantEntry(cart, first.entry);
  return [{ code: first.entry.product.code, before: first.before, after: first.after, meant }];
};

const textOf = ({ value, currencyIso }: Money): string => `${value} ${currencyIso}`;
