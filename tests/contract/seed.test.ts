import { describe, expect, it } from 'vitest';
import { isIsbn13, upcCheckDigit } from '../../demo-host/backend/product/isbn.ts';
import type { StoredProduct } from '../../demo-host/backend/product/store.ts';
import { nameIn, summaryIn } from '../../demo-host/backend/product/names.ts';
import { seedProducts } from '../../demo-host/backend/product/seed.ts';
import { allSites } from '../../demo-host/backend/core/sites.ts';

const products = seedProducts();
const count = (is: (product: StoredProduct) => unknown): number => products.filter(is).length;

describe('seed data', () => {
  it('is the same every time', () => {
    expect(seedProducts()).toEqual(products);
  });

  it('has codes, ISBNs and UPCs that are valid and belong to one product each', () => {
    const upcs = products.flatMap(({ upc }) => upc ?? []);
    for (const all of [products.map(({ code }) => code), products.map(({ isbn }) => isbn), upcs])
      expect(new Set(all).size).toBe(all.length);
    expect(products.filter(({ isbn }) => !isIsbn13(isbn))).toEqual([]);
    expect(upcs.filter((upc) => upc.length !== 12 || upcCheckDigit(upc.slice(0, 11)) !== upc.at(-1))).toEqual(
      [],
    );
    expect(upcs.length).toBeGreaterThan(30);
  });

  it('has a price of whole minor units above 0 in every site’s currency', () => {
    for (const { currency } of allSites())
      expect(
        products.filter(({ prices }) => !(Number.isInteger(prices[currency]) && prices[currency] > 0)),
      ).toEqual([]);
  });

  it.each<[string, number, (product: StoredProduct) => unknown]>([
    ['products', 300, () => true],
    ['level A', 20, ({ level }) => level === 'A'],
    ['level B', 20, ({ level }) => level === 'B'],
    ['level C', 20, ({ level }) => level === 'C'],
    ['no level', 20, ({ level }) => level === undefined],
    ['print', 20, ({ format }) => format === 'PRINT'],
    ['digital', 10, ({ format }) => format === 'DIGITAL'],
    ['Q-global', 10, ({ format }) => format === 'QGLOBAL'],
    ['aimswebPlus', 10, ({ format }) => format === 'AIMSWEB'],
    ['training', 10, ({ format }) => format === 'TRAINING'],
    ['retired with a successor', 10, ({ retired }) => retired?.successor],
    ['retired without', 5, ({ retired }) => retired && !retired.successor],
    ['not online', 3, ({ online }) => !online],
    ['out of stock', 5, ({ stock, retired }) => stock === 0 && !retired],
    ['4 left', 5, ({ stock }) => stock === 4],
    ['not sold in Japan', 5, ({ notSoldOn }) => notSoldOn.includes('asiaassessments')],
    ['not sold in Singapore', 5, ({ notSoldOn }) => notSoldOn.includes('sgassessments')],
    ['minimum and maximum', 5, (each) => each.minOrderQuantity && each.maxOrderQuantity],
    ['not discountable', 5, ({ notDiscountable }) => notDiscountable],
    ['to be released', 3, ({ releaseInDays }) => releaseInDays],
    ['to be shipped later', 3, ({ shipsInDays }) => shipsInDays],
    ['with seats', 10, ({ seats }) => seats],
    ['names of 60 characters and more', 20, ({ name }) => name.length >= 60],
  ])('has enough of: %s', (_what, least, is) => {
    expect(count(is)).toBeGreaterThanOrEqual(least);
  });

  it('replaces a retired product by one that can be bought', () => {
    for (const { retired } of products) {
      if (!retired?.successor) continue;
      const successor = products.find(({ code }) => code === retired.successor);
      expect(successor).toMatchObject({ online: true });
      expect(successor).not.toHaveProperty('retired');
    }
  });
});

describe('the catalogue in other languages', () => {
  it.each(['fr', 'nl', 'es'] as const)(
    'has a name and a sentence in %s for every product [LOC-12]',
    (language) => {
      const untold = products.filter(
        ({ name, summary }) => nameIn(name, language) === name || summaryIn(summary, language) === summary,
      );
      expect(untold.map(({ code }) => code)).toEqual([]);
    },
  );
});
