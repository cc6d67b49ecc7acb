import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlainOcc } from '../../../tests/support/plain-occ.ts';
import { startPlainPage } from '../../../tests/support/plain-page.ts';
import { setRuntime } from '../../core/runtime.ts';
import { forgetTold } from '../mend-answer.ts';
import { lookUp } from './look-up.ts';

// Reports load late and would arrive after the test has ended.
vi.mock('../report-later.ts', () => ({ reportLater: () => undefined, reportSolved: () => undefined }));

let occ: PlainOcc;
let warned: () => string[];

beforeEach(() => {
  occ = startPlainPage();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  warned = () => warn.mock.calls.map(([text]) => String(text));
  // Reads are retried without a pause.
  vi.spyOn(Math, 'random').mockReturnValue(-0.5);
});
afterEach(() => {
  setRuntime(undefined);
  forgetTold();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ROW = {
  code: 'P-2',
  name: 'Record Forms',
  purchasable: true,
  price: { currencyIso: 'USD', value: 64 },
};

describe('one odd product of a plain OCC host', () => {
  it.each<[string, Record<string, unknown>, object, string | undefined]>([
    ['no name', { name: undefined }, { name: 'P-2' }, '"name" is missing; taken as "P-2"'],
    ['a name of null', { name: null }, { name: 'P-2' }, '"name" is missing'],
    ['an empty stock', { stock: {} }, { stock: {} }, undefined],
    ['a stock of null', { stock: null }, { name: 'Record Forms' }, undefined],
    [
      'other letters',
      { stock: { stockLevelStatus: 'INSTOCK', stockLevel: 3 } },
      { stock: { stockLevelStatus: 'inStock', stockLevel: 3 } },
      '"stock.stockLevelStatus" is "INSTOCK", not ("inStock" | "lowStock" | "outOfStock"); taken as "inStock"',
    ],
    [
      'a status nobody knows',
      { stock: { stockLevelStatus: 'onDemand', stockLevel: 3 } },
      { stock: { stockLevel: 3 } },
      '"stock.stockLevelStatus" is "onDemand", not ("inStock" | "lowStock" | "outOfStock"); left out',
    ],
    [
      'a price as text',
      { price: { currencyIso: 'USD', value: '64.50' } },
      { price: { value: 64.5 } },
      '"price.value"',
    ],
    ['a price of null', { price: null }, { name: 'Record Forms' }, undefined],
    [
      'images of null',
      { images: [null, { url: null }, { url: '/a.png' }] },
      { images: [{ url: '/a.png' }] },
      '"images.*"',
    ],
    ['a code that is a number', { code: 22 }, { code: '22' }, '"code" is number, not string; taken as "22"'],
  ])('with %s is read as far as it goes [API-06 a,c]', async (_what, odd, read, said) => {
    occ.products['P-2'] = { ...ROW, ...odd };
    const rows = await lookUp(['P-1', 'P-2', 'P-3']);
    expect(rows.map(({ product, failed }) => [product?.name !== undefined, failed])).toEqual([
      [true, undefined],
      [true, undefined],
      [true, undefined],
    ]);
    expect(rows[1]?.product).toMatchObject(read);
    if (said === undefined) return expect(warned()).toEqual([]);
    await lookUp(['P-2']);
    expect(warned().filter((text) => text.includes(said))).toHaveLength(1);
    expect(warned()[0]).toContain('in the answer to GET /products/{productCode}');
  });

  it('without a code fails its own row, and the console names the code [API-06 c]', async () => {
    occ.products['P-2'] = { name: 'Record Forms' };
    const [first, second, third] = await lookUp(['P-1', 'P-2', 'P-3']);
    expect([first?.product?.code, third?.product?.code]).toEqual(['P-1', 'P-3']);
    expect(second).toMatchObject({ code: 'P-2', failed: { kind: 'shape' } });
    expect(warned()[0]).toContain('"code" is missing; so the answer can’t be used');
  });

  it.each<[string, { status: number; html?: true } | 'cut']>([
    ['a page of HTML for a missing product', { status: 404, html: true }],
    ['a broken service', { status: 500 }],
    ['a cut connection', 'cut'],
  ])('that meets %s fails its own row, and is not called unknown [API-06 a,c]', async (_what, what) => {
    occ.troubles.push({ call: /P-2/, what });
    const rows = await lookUp(['P-1', 'P-2', 'P-9']);
    expect(rows[0]?.product?.name).toBe('Manual');
    expect(rows[1]?.failed).toBeDefined();
    expect(rows[2]).toEqual({ code: 'P-9' });
  });

  it('is asked no further once 25 products are found, and the other codes count as not asked [QO-05]', async () => {
    const codes = Array.from({ length: 40 }, (_, index) => `B-${index}`);
    for (const code of codes) occ.products[code] = { ...ROW, code };
    const rows = await lookUp(codes);
    expect(rows.filter(({ product }) => product)).toHaveLength(28);
    expect(occ.calls).toHaveLength(28);
    expect(rows.slice(28).map(({ failed }) => failed?.kind)).toEqual(
      Array.from({ length: 12 }, () => 'aborted'),
    );
  });

  it('is asked no further when the service is away [API-06 c]', async () => {
    occ.troubles.push({ call: /GET/, what: { status: 400, html: true } });
    await expect(lookUp(['P-1', 'P-2', 'P-3', 'P-4', 'P-5', 'P-6'])).rejects.toMatchObject({ status: 400 });
    expect(occ.calls).toHaveLength(4);
  });
});

describe('one odd row of this store’s own look-up', () => {
  const answering = (rows: unknown) => {
    startPlainPage({ commerceExtensions: true });
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ rows })));
  };

  it.each<[string, unknown]>([
    ['is null', null],
    ['is missing', undefined],
    ['has a product without a code', { code: 'P-2', product: { name: 'Record Forms' } }],
    ['has a product that is none', { code: 'P-2', product: 'Record Forms' }],
  ])('that %s fails alone, and is not called unknown [API-06 c]', async (_what, odd) => {
    answering([
      { code: 'P-1', product: ROW },
      ...(odd === undefined ? [] : [odd]),
      { code: 'P-3', product: null },
    ]);
    const rows = await lookUp(['P-1', 'P-2', 'P-3']);
    expect(rows[0]?.product?.code).toBe('P-2');
    expect(rows[1]?.failed).toBeDefined();
    expect(rows[2]).toEqual({ code: 'P-3' });
  });
});
