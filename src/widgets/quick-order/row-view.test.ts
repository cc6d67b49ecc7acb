import { describe, expect, it } from 'vitest';
import type { Product } from '../../api/product/product.contract.ts';
import { readQuantity } from '../../api/quick-order/read-quantity.rules.ts';
import { blankRow } from '../../api/quick-order/list/quick-order-state.ts';
import { dateWords, stockWords, type QuickOrderWords } from './row-words.ts';
import { rowView, type RowFacts } from '../../api/quick-order/list/row-view.ts';

const kit: Product = {
  code: 'LMS4-KIT',
  name: 'Kit',
  purchasable: true,
  price: { currencyIso: 'USD', value: 590 },
};

const view = (facts: Partial<RowFacts>, row: Partial<RowFacts['row']> = {}) =>
  rowView({
    row: { ...blankRow(1), code: 'LMS4-KIT', quantity: '2', entry: 'left', ...row },
    number: 1,
    answer: kit,
    failure: undefined,
    looking: false,
    duplicateOf: undefined,
    inCart: 0,
    suggestion: undefined,
    ...facts,
  });

const en = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');

describe('the stock of a product that can be bought', () => {
  it.each<[Product['stock'], string | undefined, string | undefined]>([
    [undefined, undefined, undefined],
    [{}, undefined, undefined],
    [{ stockLevelStatus: 'inStock', stockLevel: 40 }, undefined, 'quick-order.inStock'],
    [{ stockLevelStatus: 'inStock', stockLevel: 0 }, undefined, 'quick-order.inStock'],
    [{ stockLevelStatus: 'lowStock', stockLevel: 3 }, undefined, 'quick-order.fewLeft 3'],
    [{ stockLevelStatus: 'lowStock' }, undefined, undefined],
    [{ stockLevelStatus: 'lowStock', stockLevel: 0 }, 'out-of-stock', undefined],
    [{ stockLevelStatus: 'outOfStock', stockLevel: 0 }, 'out-of-stock', undefined],
    [{ stockLevelStatus: 'outOfStock' }, 'out-of-stock', undefined],
    [{ stockLevel: 0 }, 'out-of-stock', undefined],
    [{ stockLevel: -1 }, 'out-of-stock', undefined],
    [{ stockLevel: 5000 }, undefined, undefined],
  ])('%j is the problem %s, and says %s [API-06 a]', (stock, problem, words) => {
    const answer = { ...kit, stock };
    const shown = view({ answer });
    expect(shown.problem?.code).toBe(problem);
    expect(shown.line !== undefined).toBe(problem === undefined);
    expect(stockWords(en as QuickOrderWords, answer, 'en-US')).toBe(words);
  });

  it.each<[string, Partial<Product>, string | undefined]>([
    ['ships later', { estimatedToShip: '2026-12-14' }, 'quick-order.ships December 14, 2026'],
    [
      'is not published yet',
      { estimatedRelease: '2027-02-06', estimatedToShip: '2027-02-13' },
      'quick-order.ships February 13, 2027',
    ],
    ['is only to be published', { estimatedRelease: '2027-02-06' }, 'quick-order.release February 6, 2027'],
    ['has a day that is none', { estimatedToShip: '2026-99-99' }, 'quick-order.inStock'],
    ['is a file', { productFormat: 'DIGITAL' }, undefined],
    ['is an access to Q-global', { productFormat: 'QGLOBAL' }, undefined],
    ['is a licence', { productFormat: 'AIMSWEB' }, undefined],
    ['is a training', { productFormat: 'TRAINING' }, undefined],
    ['has no format that is known', { productFormat: undefined }, 'quick-order.inStock'],
  ])('is not said of what %s, but its day is, as in the cart: %j [CRT-08 part]', (_what, product, words) => {
    const stock = { stockLevelStatus: 'inStock', stockLevel: 40 } as const;
    const of = { ...kit, stock, ...product };
    const t = en as QuickOrderWords;
    expect([dateWords(t, of, 'en-US'), stockWords(t, of, 'en-US')].filter(Boolean)).toEqual(
      words ? [words.replace(/(?<=\w{3}) (?=\d+,)/, '\u00a0')] : [],
    );
  });
});

describe('a row of a list', () => {
  const from = {
    list: 1,
    line: 4,
    text: 'LMS4-KIT\t2 boxes  of 25',
    numbers: [2, 25],
    namesOthers: false,
    code: 'LMS4-KIT',
    quantity: '',
  };

  it('whose quantity is open has its line at the problem, until a quantity is typed [QO-10 d]', () => {
    expect(view({}, { quantity: '', from }).problem).toMatchObject({ code: 'quantity', line: from });
    expect(view({}, { quantity: '0', from }).problem).toMatchObject({ code: 'quantity', line: undefined });
    expect(view({}, { quantity: '', from: undefined }).problem).toMatchObject({ line: undefined });
  });

  it('says its line where that names other products too, until its quantity is typed [QO-09 d]', () => {
    const named = { ...from, namesOthers: true, quantity: '2' };
    expect(view({}, { quantity: '2', from: named }).remark).toBe('LMS4-KIT 2 boxes of 25');
    expect(view({}, { quantity: '3', from: named }).remark).toBeUndefined();
    const long = view({}, { quantity: '2', from: { ...named, text: 'LMS4-KIT '.repeat(100) } }).remark;
    expect(long).toHaveLength(301);
  });
});

describe('what a row shows', () => {
  it.each([
    ['unknown', { answer: null }],
    ['duplicate', { duplicateOf: 2 }],
    ['look-up', { answer: undefined, failure: 'failed' as const }],
    ['retired', { answer: { ...kit, purchasable: false, notPurchasableReason: 'RETIRED' as const } }],
    ['not-online', { answer: { ...kit, purchasable: false } }],
    [
      'not-sold-here',
      { answer: { ...kit, purchasable: false, notPurchasableReason: 'NOT_SOLD_HERE' as const } },
    ],
    [
      'out-of-stock',
      { answer: { ...kit, purchasable: false, notPurchasableReason: 'OUT_OF_STOCK' as const } },
    ],
  ])('is no line to add while there is %s [QO-03 part]', (code, facts) => {
    const shown = view(facts);
    expect(shown.problem?.code).toBe(code);
    expect(shown.state).toBe('attention');
    expect(shown.line).toBeUndefined();
  });

  it('says nothing against a code or a quantity that is still being typed', () => {
    expect(view({ answer: null }, { entry: 'typing' }).state).toBe('typing');
    expect(view({ answer: null }, { entry: 'paused' }).state).toBe('typing');
    expect(view({}, { quantity: '0', counting: true })).toMatchObject({
      state: 'typing',
      problem: undefined,
    });
  });

  it('waits for the product of a code that was left', () => {
    expect(view({ answer: undefined }).state).toBe('looking');
    expect(view({}, { code: ' ' }).state).toBe('blank');
  });

  it('prices the line in minor units and gives what to add [QO-06 part]', () => {
    expect(view({})).toMatchObject({
      state: 'ready',
      price: { minor: 118_000, unitMinor: 59_000, currency: 'USD' },
      line: { code: 'LMS4-KIT', quantity: 2 },
    });
    expect(view({ answer: { ...kit, price: undefined } }).price).toBeUndefined();
  });
});

describe('a quantity', () => {
  const forms = { minOrderQuantity: 3, maxOrderQuantity: 25 };
  it.each([
    ['', 0, { code: 'empty', use: 3 }],
    ['0', 0, { code: 'not-positive', use: 3 }],
    ['-1', 0, { code: 'not-positive', use: 3 }],
    ['1.5', 0, { code: 'not-whole', use: 3 }],
    ['7,5', 0, { code: 'not-whole', use: 8 }],
    ['1e9', 0, { code: 'above-max', use: 25, max: 25, inCart: 0 }],
    ['two', 0, { code: 'not-a-number', use: 3 }],
    ['2', 0, { code: 'below-min', use: 3, min: 3, inCart: 0 }],
    ['25', 3, { code: 'above-max', use: 22, max: 25, inCart: 3 }],
    ['1', 25, { code: 'above-max', max: 25, inCart: 25 }],
    ['x', 25, { code: 'above-max', max: 25, inCart: 25 }],
  ])('%j with %i in the cart has its words and its repair [QO-04 part]', (text, inCart, issue) => {
    expect(readQuantity(text, { ...forms, inCart }).issue).toMatchObject(issue);
  });

  it.each([
    ['٣', 0, 3],
    ['３', 0, 3],
    ['1', 2, 1],
    ['25', 0, 25],
  ])('%j with %i in the cart is %i [QO-04 part]', (text, inCart, value) => {
    expect(readQuantity(text, { ...forms, inCart })).toEqual({ value });
  });

  it('above what any line can hold has its words and no repair', () => {
    expect(readQuantity('1000000', { inCart: 0 }).issue).toEqual({
      code: 'too-large',
      use: undefined,
      max: 99_999,
    });
  });
});

describe('a quantity with digits that is no number', () => {
  it.each(['1O', '2l', '3 kits', '2-3'])(
    'offers no other one, which would lose its digits: %s [QO-04, QO-09 d]',
    (text) => {
      expect(readQuantity(text, { inCart: 0 }).issue).toEqual({ code: 'not-a-number', use: undefined });
      expect(readQuantity('many', { inCart: 0 }).issue).toEqual({ code: 'not-a-number', use: 1 });
    },
  );
});

describe('a quantity that may be in thousands', () => {
  it.each(['1,000', '1.000', '2,500'])(
    'offers no other one, which would be a guess: %s [QO-04 part]',
    (text) => {
      expect(readQuantity(text, { inCart: 0 }).issue).toEqual({ code: 'not-whole', use: undefined });
      expect(readQuantity('2.5', { inCart: 0 }).issue).toEqual({ code: 'not-whole', use: 3 });
    },
  );
});
