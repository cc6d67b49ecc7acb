import { describe, expect, it } from 'vitest';
import type { LineResult } from '../../../api/cart/add-lines.ts';
import { readPaste } from '../../../api/quick-order/paste/read-paste.ts';
import type { Product } from '../../../api/product/product.contract.ts';
import { mergePasted, mergeRow, ownerOf } from './merge-rows.ts';
import { placePaste } from './place-paste.ts';
import { quickOrderReducer } from './quick-order.reducer.ts';
import type { QuickOrderAction } from './quick-order-actions.ts';
import { createState, type QuickOrderState } from './quick-order-state.ts';
import { keyOf } from './row-views.ts';
import { undone } from './undo-rows.ts';

const LIMITS = { shown: 3, max: 25 };

const after = (...actions: QuickOrderAction[]): QuickOrderState =>
  actions.reduce(quickOrderReducer, createState(LIMITS));

const apply = (state: QuickOrderState, ...actions: QuickOrderAction[]): QuickOrderState =>
  actions.reduce(quickOrderReducer, state);

const idOf = (state: QuickOrderState, row: number): number => state.rows[row - 1]?.id ?? -1;

const texts = (state: QuickOrderState): string[] =>
  state.rows.map(({ code, quantity }) => `${code}×${quantity}`).filter((text) => text !== '×');

const paste = (text: string): QuickOrderAction => {
  const result = readPaste(text);
  return { type: 'listed', change: (state) => placePaste(state, result) };
};

const product = (code: string, more: Partial<Product> = {}): Product => ({
  code,
  name: code,
  purchasable: true,
  ...more,
});

const many = (count: number, from = 1): string =>
  Array.from({ length: count }, (_, index) => `AB${from + index}-KIT`).join('\n');

describe('the form’s rows', () => {
  it('refuses a 26th row and lists what a paste had beyond it [QO-02 part]', () => {
    const full = after(paste(many(27)));
    expect(full.rows).toHaveLength(25);
    expect(full.report?.notPlaced.map(({ code }) => code)).toEqual(['AB26-KIT', 'AB27-KIT']);
    expect(apply(full, { type: 'row-added' }).rows).toHaveLength(25);
  });

  it('keeps every row when the flag lowers the limit [QO-02 part]', () => {
    const state = apply(after(paste(many(6))), { type: 'limited', limits: { shown: 2, max: 4 } });
    expect(texts(state)).toHaveLength(6);
    expect(apply(state, paste('NEW1-KIT')).report?.notPlaced).toHaveLength(1);
  });

  it('offers a blank row at the end, and supplies a quantity that goes with its code', () => {
    const id = 3;
    const typed = after({ type: 'code-typed', id, value: 'A' });
    expect(typed.rows).toHaveLength(4);
    expect(typed.rows[2]?.quantity).toBe('1');
    expect(apply(typed, { type: 'code-typed', id, value: '' }).rows).toHaveLength(4);
    expect(apply(typed, { type: 'code-typed', id, value: '' }).rows[2]?.quantity).toBe('');
    const own = apply(typed, { type: 'quantity-typed', id, value: '7', live: false });
    expect(apply(own, { type: 'code-typed', id, value: '' }).rows[2]?.quantity).toBe('7');
  });
});

describe('a pasted list', () => {
  it('changes nothing when it is too large or holds nothing [QO-05 part]', () => {
    const before = after({ type: 'code-typed', id: 1, value: 'LMS4-KIT' });
    const huge = apply(before, paste('x'.repeat(300_000)));
    expect(huge.rows).toEqual(before.rows);
    expect(huge.report?.problem).toMatchObject({ code: 'too-large' });
    expect(apply(before, paste(' \n ')).report?.problem).toEqual({ code: 'nothing' });
  });

  it('keeps what stands in the form and offers a repeated product to its row [QO-03 part]', () => {
    const started = after({ type: 'code-typed', id: 2, value: 'LMS4-KIT' });
    const state = apply(started, paste('MAB2-KIT\t2\nLMS4-KIT\t3\nno code here'));
    expect(texts(state)).toEqual(['MAB2-KIT×2', 'LMS4-KIT×1']);
    expect(state.report).toMatchObject({ placed: 1, total: 3 });
    const merged = apply(state, { type: 'listed', change: (now) => mergePasted(now, 0) });
    expect(texts(merged)).toEqual(['MAB2-KIT×2', 'LMS4-KIT×4']);
    expect(apply(merged, { type: 'listed', change: (now) => mergePasted(now, 0) })).toEqual(merged);
  });

  it('offers a repeated product to the first row that has it, also when a look-up tells later which that is [QO-03 part]', () => {
    const typed = after(
      { type: 'code-typed', id: 1, value: 'LMS4-KIT' },
      { type: 'code-typed', id: 2, value: '9780306406157' },
      { type: 'left-all' },
    );
    const pasted = apply(typed, paste('0-306-40615-2\t3\nMAB2-KIT'));
    const answer = product('LMS4-KIT', { isbn: '9780306406157' });
    const answers = ['LMS4-KIT', '9780306406157'].map((code) => [keyOf(code), answer] as const);
    const known = apply(pasted, { type: 'look-up-ended', answers });
    expect(known.report?.duplicates.map((one) => ownerOf(known, one)?.code)).toEqual(['LMS4-KIT']);
    const merged = apply(known, { type: 'listed', change: (now) => mergePasted(now, 0) });
    expect(texts(merged)).toEqual(['LMS4-KIT×4', '9780306406157×1', 'MAB2-KIT×1']);
  });

  it('is taken back by undo, but for what was changed since', () => {
    const placed = apply(after({ type: 'code-typed', id: 1, value: 'OWN' }), paste('MAB2-KIT\nOSI3-KIT'));
    const edited = apply(placed, { type: 'quantity-typed', id: idOf(placed, 3), value: '9', live: false });
    expect(texts(apply(placed, { type: 'listed', change: undone }))).toEqual(['OWN×1']);
    expect(texts(apply(edited, { type: 'listed', change: undone }))).toEqual(['OWN×1', 'OSI3-KIT×9']);
  });
});

describe('the report of a list', () => {
  it('goes when adding begins, unless it has lines to tell of', () => {
    const adding = (text: string) => apply(after(paste(text)), { type: 'left-all' });
    expect(adding('x'.repeat(300_000)).report).toBeUndefined();
    expect(adding('MAB2-KIT').report).toBeUndefined();
    expect(adding('MAB2-KIT').undo).toBeUndefined();
    expect(adding('MAB2-KIT\nno code here').report?.unread).toHaveLength(1);
    const removed = apply(after(paste('MAB2-KIT\nOSI3-KIT')), { type: 'removed', id: 1 });
    expect(apply(removed, { type: 'left-all' }).undo?.kind).toBe('removed');
  });
});

describe('taking away', () => {
  it('loses nothing typed since when it is undone', () => {
    const placed = after(paste('AAA1-KIT\nBBB2-KIT'));
    const removed = apply(placed, { type: 'removed', id: idOf(placed, 1) });
    expect(texts(removed)).toEqual(['BBB2-KIT×1']);
    const since = apply(removed, { type: 'code-typed', id: idOf(removed, 3), value: 'CCC3-KIT' });
    expect(texts(apply(since, { type: 'listed', change: undone }))).toEqual([
      'AAA1-KIT×1',
      'BBB2-KIT×1',
      'CCC3-KIT×1',
    ]);
    const cleared = apply(placed, { type: 'cleared' });
    const begun = apply(cleared, { type: 'code-typed', id: idOf(cleared, 1), value: 'DDD4-KIT' });
    expect(texts(apply(begun, { type: 'listed', change: undone }))).toEqual([
      'AAA1-KIT×1',
      'BBB2-KIT×1',
      'DDD4-KIT×1',
    ]);
  });

  it('keeps the way back while there is no room for it', () => {
    const full = after(paste(many(25)));
    const refilled = apply(apply(full, { type: 'cleared' }), {
      type: 'code-typed',
      id: idOf(apply(full, { type: 'cleared' }), 1),
      value: 'NEW1-KIT',
    });
    const tried = apply(refilled, { type: 'listed', change: undone });
    expect(texts(tried)).toEqual(['NEW1-KIT×1']);
    expect(tried.undo?.kind).toBe('cleared');
  });

  it('joins a row with the older row of the same product by another code [QO-03 part]', () => {
    const typed = after(
      { type: 'code-typed', id: 1, value: 'LMS4-KIT' },
      { type: 'code-typed', id: 2, value: '9780306406157' },
      { type: 'left-all' },
    );
    const answer = product('LMS4-KIT', { isbn: '9780306406157' });
    const answers = ['LMS4-KIT', '9780306406157'].map((code) => [keyOf(code), answer] as const);
    const known = apply(typed, { type: 'look-up-ended', answers });
    const merged = apply(known, { type: 'listed', change: (state) => mergeRow(state, 2) });
    expect(texts(merged)).toEqual(['LMS4-KIT×2']);
    expect(texts(apply(merged, { type: 'listed', change: undone }))).toEqual([
      'LMS4-KIT×1',
      '9780306406157×1',
    ]);
  });
});

describe('adding', () => {
  const result = (status: LineResult['status'], added: number): LineResult => {
    return { code: 'A', quantity: 5, status, added };
  };

  it.each([
    ['noStock', 0, ['AAA1-KIT×5', 'BBB2-KIT×1']],
    ['unknownProduct', 0, ['AAA1-KIT×5', 'BBB2-KIT×1']],
    ['lowStock', 4, ['AAA1-KIT×1', 'BBB2-KIT×1']],
    ['success', 5, ['BBB2-KIT×1']],
  ] as const)('keeps of a line with %s what was not added [QO-06 part]', (status, added, rows) => {
    const state = after(paste('AAA1-KIT\t5\nBBB2-KIT'));
    const done = apply(state, {
      type: 'added',
      results: [{ id: idOf(state, 1), result: result(status, added) }],
    });
    expect(texts(done)).toEqual(rows);
    expect(done.undo).toBeUndefined();
    expect(done.rows[0]?.refusal?.status).toBe(status === 'success' ? undefined : status);
  });
});
