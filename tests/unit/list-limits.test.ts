import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../support/every-row.ts';
import { cartSchema } from '../../src/api/cart/cart.contract.ts';
import { footerContentSchema } from '../../src/api/content/footer.contract.ts';
import { lookupProducts, productSchema } from '../../src/api/product/product.contract.ts';
import { searchProducts } from '../../src/api/product/search.contract.ts';
import { listOf } from '../../src/core/http/define-endpoint.ts';

const many = <Item>(item: Item): Item[] => Array.from({ length: 20_000 }, () => item);
const product = { code: 'KIT', name: 'Kit' };
const link = { text: 'Here', linkPath: '/here' };
const column = { title: 'Title', links: many(link) };
const price = { currencyIso: 'USD', value: 1 };

describe('a list of a service', () => {
  everyRow([
    [0, 0],
    [2, 2],
    [3, 2],
  ])('of %i things keeps %i of two', (length, kept) => {
    expect(
      v.parse(
        listOf(v.number(), 2),
        Array.from({ length }, () => 1),
      ),
    ).toHaveLength(kept);
  });

  it('is still refused for a thing that is none', () => {
    expect(v.safeParse(listOf(v.number(), 2), [1, 2, '3']).success).toBe(false);
  });

  it.each<[string, () => number, number]>([
    [
      'a cart’s lines',
      () =>
        v.parse(cartSchema, {
          code: 'c',
          guid: 'g',
          entries: many({ entryNumber: 0, quantity: 1, product, basePrice: price, totalPrice: price }),
        }).entries.length,
      10_000,
    ],
    [
      'a look-up’s rows',
      () => v.parse(lookupProducts.response, { rows: many({ code: 'KIT', product }) }).rows.length,
      200,
    ],
    [
      'a search’s products',
      () =>
        v.parse(searchProducts.response, {
          products: many(product),
          pagination: { currentPage: 0, pageSize: 20, totalPages: 1, totalResults: 1 },
          sorts: [],
        }).products.length,
      100,
    ],
    [
      'a product’s pictures',
      () => v.parse(productSchema, { ...product, images: many({ url: '/a.png' }) }).images?.length ?? 0,
      20,
    ],
    [
      'a footer’s columns',
      () =>
        v.parse(footerContentSchema, {
          columns: many({ title: '', links: [] }),
          tiles: [],
          text: [],
          social: [],
        }).columns.length,
      12,
    ],
    [
      'a column’s links',
      () =>
        v.parse(footerContentSchema, { columns: [column], tiles: [], text: [], social: [] }).columns[0]?.links
          .length ?? 0,
      40,
    ],
  ])('such as %s ends somewhere [SEC-14 b]', (_what, count, most) => {
    expect(count()).toBe(most);
  });
});
