import { sameProductKey } from '../isbn.rules.ts';
import { describe, expect, it } from 'vitest';
import type { LineResult } from '../../cart/line-result.ts';
import { readPaste } from '../paste/read-paste.ts';
import type { Product } from '../../product/product.contract.ts';
import { answerQuantity, openRows } from './answer-quantity.ts';
import { mergePasted, mergeRow, ownerOf } from './merge-rows.ts';
import { placePaste } from './place-paste.ts';
import { quickOrderReducer } from './quick-order.reducer.ts';
import type { QuickOrderAction } from './quick-order-actions.ts';
import { createState, type QuickOrderState } from './quick-order-state.ts';
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

const TWO_COLUMNS = 'Code\tQty per pack\tPacks\nLMS4-KIT\t25\t2\nMAB2-KIT\t10\t3\nOSI3-KIT\t50\t';

const answer = (choice: number | 'each'): QuickOrderAction => ({
  type: 'listed',
  change: (state) => answerQuantity(state, choice),
});

describe('a list whose quantities could not be told', () => {
  it('is placed with its quantities open, which stay open over a reload and a mended code [QO-09 d]', () => {
    const asked = after(paste(TWO_COLUMNS));
    expect(texts(asked)).toEqual(['LMS4-KIT×', 'MAB2-KIT×', 'OSI3-KIT×']);
    expect(asked.report?.asked?.columns.map(({ title }) => title)).toEqual(['Qty per pack', 'Packs']);
    const kept = after({ type: 'restored', rows: [{ code: 'LMS4-KIT', quantity: '' }] });
    expect(texts(kept)).toEqual(['LMS4-KIT×']);
    const id = idOf(asked, 1);
    expect(texts(apply(asked, { type: 'code-typed', id, value: 'LMS4-KI' }))[0]).toBe('LMS4-KI×');
  });

  it('takes the column that is chosen, or one of each, and keeps what was typed since [QO-09 d]', () => {
    const asked = after(paste(TWO_COLUMNS));
    expect(texts(apply(asked, answer(1)))).toEqual(['LMS4-KIT×2', 'MAB2-KIT×3', 'OSI3-KIT×']);
    expect(texts(apply(asked, answer('each')))).toEqual(['LMS4-KIT×1', 'MAB2-KIT×1', 'OSI3-KIT×1']);
    const typed = apply(asked, { type: 'quantity-typed', id: idOf(asked, 2), value: '7', live: false });
    expect([...openRows(typed)]).toEqual([idOf(asked, 1), idOf(asked, 3)]);
    const answered = apply(typed, answer(1));
    expect(texts(answered)).toEqual(['LMS4-KIT×2', 'MAB2-KIT×7', 'OSI3-KIT×']);
    expect(answered.report).toMatchObject({ asked: undefined, answer: { title: 'Packs' } });
    expect(apply(answered, answer(0))).toBe(answered);
  });

  it('can be taken back after the answer, and answers for repeated and left lines too [QO-09 d]', () => {
    const asked = after(paste(TWO_COLUMNS));
    const back: QuickOrderAction = { type: 'listed', change: undone };
    const again = apply(asked, answer(1), back);
    expect([texts(again), again.report?.asked]).toEqual([texts(asked), asked.report?.asked]);
    expect(texts(apply(again, answer('each')))).toEqual(['LMS4-KIT×1', 'MAB2-KIT×1', 'OSI3-KIT×1']);
    expect(texts(apply(again, back))).toEqual([]);
    const started = after({ type: 'code-typed', id: 1, value: 'MAB2-KIT' });
    const answered = apply(
      started,
      { type: 'limited', limits: { shown: 2, max: 2 } },
      paste(TWO_COLUMNS),
      answer(0),
    );
    expect(answered.report?.duplicates).toMatchObject([{ code: 'MAB2-KIT', quantity: '10' }]);
    expect(answered.report?.notPlaced).toMatchObject([{ code: 'OSI3-KIT', quantity: '50' }]);
  });
});

describe('a question that is open', () => {
  const back: QuickOrderAction = { type: 'listed', change: undone };

  it('stays open for a list that comes after it, and comes back when that is taken back [QO-09 d]', () => {
    const both = after(paste(TWO_COLUMNS), paste('VLS-MAN\t4'));
    expect(texts(both)).toEqual(['LMS4-KIT×', 'MAB2-KIT×', 'OSI3-KIT×', 'VLS-MAN×4']);
    expect(texts(apply(both, answer(1)))).toEqual(['LMS4-KIT×2', 'MAB2-KIT×3', 'OSI3-KIT×', 'VLS-MAN×4']);
    const first = apply(both, back);
    expect(texts(apply(first, answer(1)))).toEqual(['LMS4-KIT×2', 'MAB2-KIT×3', 'OSI3-KIT×']);
  });

  it('is one question for two lists with the same columns [QO-09 d]', () => {
    const both = after(paste(TWO_COLUMNS), paste('Code\tQty per pack\tPacks\nVLS-MAN\t5\t6'));
    expect(texts(apply(both, answer(1)))).toEqual(['LMS4-KIT×2', 'MAB2-KIT×3', 'OSI3-KIT×', 'VLS-MAN×6']);
  });

  it('is not answered for the rows of another list with other columns, which stay open [QO-09 d]', () => {
    const both = after(paste(TWO_COLUMNS), paste('Code\tPage\nVLS-MAN\t24'));
    expect(texts(apply(both, answer(0)))).toEqual(['LMS4-KIT×', 'MAB2-KIT×', 'OSI3-KIT×', 'VLS-MAN×24']);
  });

  it('gives nothing to a row whose product was changed, and its own to one whose code was mended [QO-09 d]', () => {
    const asked = after(paste(TWO_COLUMNS));
    const id = idOf(asked, 1);
    const typed: QuickOrderAction = { type: 'code-typed', id, value: 'VLS-MAN' };
    expect(texts(apply(asked, typed, answer(1)))[0]).toBe('VLS-MAN×');
    const unknown = { ...asked, answers: new Map([[sameProductKey('LMS4-KIT'), null]]) };
    expect(texts(apply(unknown, typed, answer(1)))[0]).toBe('VLS-MAN×2');
  });
});

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

describe('a look-up', () => {
  it('that found all but one product fails that row alone [API-06 c]', () => {
    const typed = after(
      { type: 'code-typed', id: 1, value: 'LMS4-KIT' },
      { type: 'code-typed', id: 2, value: 'MAB2-KIT' },
      { type: 'left-all' },
      { type: 'look-up-began', keys: [sameProductKey('LMS4-KIT'), sameProductKey('MAB2-KIT')] },
    );
    const ended = apply(typed, {
      type: 'look-up-ended',
      answers: [[sameProductKey('LMS4-KIT'), product('LMS4-KIT')]],
      failed: [[sameProductKey('MAB2-KIT'), 'failed']],
    });
    expect([...ended.answers.keys()]).toEqual([sameProductKey('LMS4-KIT')]);
    expect([...ended.failures]).toEqual([[sameProductKey('MAB2-KIT'), 'failed']]);
    expect(ended.pending.size).toBe(0);
  });
});

describe('adding', () => {
  it('leaves a line that failed for no fault of its own as it was, to be added again [API-06 b]', () => {
    const typed = after(
      { type: 'code-typed', id: 1, value: 'LMS4-KIT' },
      { type: 'code-typed', id: 2, value: 'MAB2-KIT' },
      { type: 'code-typed', id: 3, value: 'OSI3-KIT' },
      { type: 'left-all' },
    );
    const line = { quantity: 1, added: 0, status: 'unavailable' as const };
    const ended = apply(typed, {
      type: 'added',
      results: [
        { id: 1, result: { ...line, code: 'LMS4-KIT', added: 1, status: 'success' } },
        { id: 2, result: { ...line, code: 'MAB2-KIT', failure: 'failed' } },
        { id: 3, result: { ...line, code: 'OSI3-KIT' } },
      ],
    });
    expect(texts(ended)).toEqual(['MAB2-KIT×1', 'OSI3-KIT×1']);
    expect(ended.rows.map(({ refusal }) => refusal?.status)).toEqual([undefined, 'unavailable', undefined]);
  });
});

describe('rows that another tab wrote while this one adds', () => {
  const ADDED: LineResult = { code: 'AAA1-KIT', quantity: 2, status: 'success', added: 2 };
  const begun = () => after(paste('AAA1-KIT\t2\nBBB2-KIT\t1'));

  it.each<[there: string, left: string[]]>([
    ['AAA1-KIT×2 BBB2-KIT×1 DDD4-KIT×5', ['BBB2-KIT×1', 'DDD4-KIT×5']],
    ['DDD4-KIT×5 AAA1-KIT×2', ['DDD4-KIT×5']],
    ['AAA1-KIT×2 AAA1-KIT×2', ['AAA1-KIT×2']],
    ['AAA1-KIT×3 BBB2-KIT×1', ['AAA1-KIT×3', 'BBB2-KIT×1']],
    ['AAA1-KI×2', ['AAA1-KI×2']],
    ['', []],
  ])('%s: what went in leaves, unless it was changed there [API-06 b part]', (there, left) => {
    const state = begun();
    const rows = there.split(' ').flatMap((text) => {
      const [code = '', quantity = ''] = text.split('×');
      return text ? { code, quantity } : [];
    });
    const ended = apply(
      state,
      { type: 'restored', rows },
      { type: 'added', results: [{ id: idOf(state, 1), result: ADDED }] },
    );
    expect(texts(ended)).toEqual(left);
    expect(new Set(ended.rows.map(({ id }) => id)).size).toBe(ended.rows.length);
  });

  it('are taken back to what this tab had by undo, whatever of it stood there too [QO-07 part]', () => {
    const rows = [
      { code: 'BBB2-KIT', quantity: '1' },
      { code: 'CCC3-KIT', quantity: '4' },
    ];
    const theirs = apply(begun(), { type: 'restored', rows, undoable: true });
    expect(texts(apply(theirs, { type: 'listed', change: undone }))).toEqual(['AAA1-KIT×2', 'BBB2-KIT×1']);
  });
});

describe('a pasted list', () => {
  it('changes nothing when it is too large or holds nothing [QO-05 part]', () => {
    const before = after({ type: 'code-typed', id: 1, value: 'LMS4-KIT' });
    const huge = apply(before, paste('x'.repeat(3_000_000)));
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
    const pasted = apply(typed, paste('0-306-40615-2\t3\nMAB2-KIT\t1'));
    const answer = product('LMS4-KIT', { isbn: '9780306406157' });
    const answers = ['LMS4-KIT', '9780306406157'].map((code) => [sameProductKey(code), answer] as const);
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
    expect(adding('x'.repeat(3_000_000)).report).toBeUndefined();
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

  it('brings the report of a list back with its cleared rows, and the way back before it [QO-05 part]', () => {
    const placed = after(paste(`${many(2)}\nno code in this line`));
    const back = apply(apply(placed, { type: 'cleared' }), { type: 'listed', change: undone });
    expect(placed.report).toBeDefined();
    expect(back.report).toBe(placed.report);
    expect(back.undo).toBe(placed.undo);
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
    const answers = ['LMS4-KIT', '9780306406157'].map((code) => [sameProductKey(code), answer] as const);
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
    const state = after(paste('AAA1-KIT\t5\nBBB2-KIT\t1'));
    const done = apply(state, {
      type: 'added',
      results: [{ id: idOf(state, 1), result: result(status, added) }],
    });
    expect(texts(done)).toEqual(rows);
    expect(done.undo).toBeUndefined();
    expect(done.rows[0]?.refusal?.status).toBe(status === 'success' ? undefined : status);
  });
});
