import { describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import type { LoaderTable } from '../../entries/loader-table.ts';
import {
  byteDifference,
  byteTable,
  byteTableText,
  chunkNames,
  parseByteTable,
  withoutHash,
} from './byte-table.ts';

const TABLE: LoaderTable = {
  shared: ['core-R1R1R1', 'parts-R1R1R1'],
  release: 'R1R1R1',
  widgets: { cart: [1, 0, 1], header: [0, 0], search: [0, 0] },
  contains: { header: ['search'] },
  follows: {},
};
const SIZES = new Map([
  ['loader.js', 10],
  ['chunks/core-R1R1R1.js', 700],
  ['chunks/parts-R1R1R1.js', 50],
  ['chunks/cart-R1R1R1.js', 30],
  ['chunks/cart.en-R1R1R1.js', 5],
  ['chunks/cart.fr-R1R1R1.js', 6],
  ['chunks/rows-R1R1R1.js', 20],
  ['chunks/rows-R1R1R12.js', 21],
]);

describe('the byte table', () => {
  everyRow([
    ['core-1a2b3c', 'core'],
    ['chunks/quick-order.en-a_-B3c.js', 'quick-order.en'],
    ['chunks/vendor-flag-line-o8pOmB.js', 'vendor-flag-line'],
    ['chunks/menu-1pfXTN2.js', 'menu~2'],
  ])('calls %s by its name without the hash: %s', (file, name) => {
    expect(withoutHash(file)).toBe(name);
  });

  it('names the chunks of a page: of its widgets, of what stands inside them, and what comes later', () => {
    expect(chunkNames(TABLE, { widgets: ['header'], late: ['record'] })).toEqual([
      'core',
      'header',
      'header.en',
      'record',
      'search',
      'search.en',
    ]);
  });

  it('has the loader, a row a page and a row a chunk, words in English alone, and reads itself', () => {
    const table = byteTable(SIZES, TABLE, { cart: { widgets: ['cart'], late: ['rows'] } });
    expect([...table]).toEqual([
      ['loader', 10],
      ['page: cart', 815],
      ['cart', 30],
      ['cart.en', 5],
      ['core', 700],
      ['parts', 50],
      ['rows', 20],
      ['rows~2', 21],
    ]);
    expect(parseByteTable(byteTableText(table))).toEqual(table);
  });

  it('refuses a page whose late chunk is none of the build', () => {
    expect(() => byteTable(SIZES, TABLE, { cart: { widgets: ['cart'], late: ['gone'] } })).toThrow('"gone"');
  });

  it('tells what is new, gone, more or less, and nothing of what a hash does', () => {
    const kept = new Map([
      ['core', 700],
      ['parts', 50],
      ['lines', 90],
      ['cart', 300],
    ]);
    const built = new Map([
      ['core', 719],
      ['parts', 70],
      ['cart', 280],
      ['rows', 20],
    ]);
    expect(byteDifference(kept, built)).toEqual([
      'parts: +20, now 70',
      'lines: gone, was 90',
      'cart: −20, now 280',
      'rows: new, 20',
    ]);
  });
});
