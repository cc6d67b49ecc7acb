import { sameProductKey } from '../isbn.rules.ts';
import { describe, expect, it } from 'vitest';
import type { LineResult } from '../../cart/line-result.ts';
import type { Product } from '../../product/product.contract.ts';
import { openList } from '../../../list-reader/read-list.ts';
import { mergeAllPasted, mergePasted, mergeRow, ownerOf } from './merge-rows.ts';
import { isPlaced } from './paste-report.ts';
import { placeSheet } from './place-file.ts';
import { chooseColumns, fillOnes, placeList } from './place-list.ts';
import { quickOrderReducer } from './quick-order.reducer.ts';
import { createState, type QuickOrderAction, type QuickOrderState } from './quick-order-state.ts';
import { undone } from './undo-rows.ts';
import { wantedCodes } from './look-up-codes.ts';

const LIMITS = { shown: 3, max: 25 };

const after = (...actions: QuickOrderAction[]): QuickOrderState =>
  actions.reduce(quickOrderReducer, createState(LIMITS));

const apply = (state: QuickOrderState, ...actions: QuickOrderAction[]): QuickOrderState =>
  actions.reduce(quickOrderReducer, state);

const idOf = (state: QuickOrderState, row: number): number => state.rows[row - 1]?.id ?? -1;

const texts = (state: QuickOrderState): string[] =>
  state.rows.map(({ code, quantity }) => `${code}×${quantity}`).filter((text) => text !== '×');

const paste = (text: string): QuickOrderAction => ({
  type: 'listed',
  change: (state) => placeList(state, openList(text)),
});

const product = (code: string, more: Partial<Product> = {}): Product => ({
  code,
  name: code,
  purchasable: true,
  ...more,
});

const many = (count: number, from = 1): string =>
  Array.from({ length: count }, (_, index) => `AB${from + index}-KIT\t1`).join('\n');

/** A titled list: its quantities stand before the look-up. */
const titled = (...lines: string[]): QuickOrderAction => paste(['Code\tQty', ...lines].join('\n'));

const back: QuickOrderAction = { type: 'listed', change: undone };

/** The answers of a catalogue that knows these codes, to all that is asked. */
const looked = (state: QuickOrderState, ...codes: string[]): QuickOrderAction => ({
  type: 'look-up-ended',
  answers: wantedCodes(state).map(({ key, code }) => [key, codes.includes(code) ? product(code) : null]),
});
/** Pastes a list and looks it up. */
const pasted = (state: QuickOrderState, text: string, ...codes: string[]): QuickOrderState => {
  const before = apply(state, paste(text));
  return apply(before, looked(before, ...codes));
};
const use = (columns: { code: number; quantity: number }): QuickOrderAction => ({
  type: 'listed',
  change: (state) => chooseColumns(state, { columns }),
});

const KNOWN = ['LMS4-KIT', 'MAB2-KIT', 'VLS-MAN'];
const UNTITLED = 'LMS4-KIT\t25\t2\nMAB2-KIT\t10\t3\nVLS-MAN\t50\t';

describe('a list whose columns must be asked', () => {
  const asked = () => pasted(after(), UNTITLED, ...KNOWN);

  it('stands without quantities, with its lines, until they are chosen, and what is typed stays [QO-09 d, QO-10 b]', () => {
    expect(texts(asked())).toEqual(['LMS4-KIT×', 'MAB2-KIT×', 'VLS-MAN×']);
    expect(asked().report?.list?.assignment?.ask).toEqual({ field: 'quantity', choices: [1, 2] });
    expect(asked().rows[0]?.from).toMatchObject({ line: 1, numbers: [25, 2] });
    const typed = apply(asked(), { type: 'quantity-typed', id: idOf(asked(), 2), value: '7', live: false });
    const chosen = apply(typed, use({ code: 0, quantity: 2 }));
    expect(texts(chosen)).toEqual(['LMS4-KIT×2', 'MAB2-KIT×7', 'VLS-MAN×']);
    expect(chosen.report?.list?.assignment?.ask).toBeUndefined();
    // The choice can be made anew, and the whole list be taken back, but for what was typed.
    expect(texts(apply(chosen, use({ code: 0, quantity: 1 })))).toEqual([
      'LMS4-KIT×25',
      'MAB2-KIT×7',
      'VLS-MAN×50',
    ]);
    expect(texts(apply(chosen, back))).toEqual(['MAB2-KIT×7']);
    expect(texts(apply(asked(), use({ code: 0, quantity: 1 }), back))).toEqual([]);
  });

  it('stands again when a list that came after it is taken back [QO-09 d]', () => {
    const both = pasted(asked(), 'FMS-KIT\t4', 'FMS-KIT');
    expect(texts(both)).toEqual(['LMS4-KIT×', 'MAB2-KIT×', 'VLS-MAN×', 'FMS-KIT×4']);
    const first = apply(both, back, use({ code: 0, quantity: 2 }));
    expect(texts(first)).toEqual(['LMS4-KIT×2', 'MAB2-KIT×3', 'VLS-MAN×']);
  });
});

describe('the rows of a list that is looked up', () => {
  const LIST = 'PO 7741 LMS4-KIT 2\nHello B-12 dear\nVLS-MAN x 3';

  it('stand at once, and the catalogue moves codes, adds quantities and takes away what is none [QO-05, QO-10 c]', () => {
    const before = after(paste(LIST));
    expect(texts(before)).toEqual(['7741×', 'B-12×', 'VLS-MAN×']);
    const id = idOf(before, 1);
    const done = apply(before, looked(before, ...KNOWN));
    expect(texts(done)).toEqual(['LMS4-KIT×', 'VLS-MAN×3']);
    expect(idOf(done, 1)).toBe(id);
    expect(done.rows[0]?.from?.numbers).toEqual([7741, 2]);
    const both = pasted(after(), 'Code\tInstead\tQty\nLMS4-KIT\tVLS-MAN\t2', ...KNOWN);
    expect(both.rows[0]?.from?.namesOthers).toBe(true);
    expect(done.report?.others).toMatchObject([{ line: 2, text: 'Hello B-12 dear' }]);
    expect(texts(apply(done, back))).toEqual([]);
  });

  it('stay as they are typed, and stay away where they were removed meanwhile [QO-09 d]', () => {
    const before = after(paste('LMS4-KIT 2\nVLS-MAN 3\nMAB2-KIT 4'));
    const [first, second, third] = [1, 2, 3].map((row) => idOf(before, row));
    const changed = apply(
      before,
      { type: 'quantity-typed', id: first!, value: '9', live: false },
      { type: 'removed', id: second! },
      { type: 'code-typed', id: third!, value: 'FMS-KIT' },
    );
    expect(texts(apply(changed, looked(before, ...KNOWN)))).toEqual(['LMS4-KIT×9', 'FMS-KIT×']);
  });

  it('stay when the look-up fails, and are read when it is repeated [QO-05]', () => {
    const before = after(paste(LIST));
    const keys = wantedCodes(before).map(({ key }) => key);
    const failed = apply(before, { type: 'look-up-failed', keys, failure: 'failed' });
    expect(texts(failed)).toEqual(texts(before));
    const again = apply(failed, { type: 'retried' });
    expect(texts(apply(again, looked(again, ...KNOWN)))).toEqual(['LMS4-KIT×', 'VLS-MAN×3']);
  });

  it('stay where only their own look-up fails [QO-05, API-06 c]', () => {
    const before = after(paste('LMS4-KIT 2\nVLS-MAN 3'));
    const done = apply(before, {
      type: 'look-up-ended',
      answers: [['LMS4-KIT', product('LMS4-KIT')]],
      failed: [['VLS-MAN', 'failed']],
    });
    expect(texts(done)).toEqual(['LMS4-KIT×2', 'VLS-MAN×3']);
    const again = apply(done, { type: 'retried' });
    expect(texts(apply(again, looked(again)))).toEqual(['LMS4-KIT×2', 'VLS-MAN×3']);
  });

  it('are followed by those of a list that comes meanwhile [QO-05]', () => {
    const both = after(paste('LMS4-KIT 2'), paste('VLS-MAN 3'));
    expect(texts(both)).toEqual(['LMS4-KIT×']);
    const first = apply(both, looked(both, ...KNOWN));
    expect(texts(first)).toEqual(['LMS4-KIT×2', 'VLS-MAN×']);
    expect(texts(apply(first, looked(first, ...KNOWN)))).toEqual(['LMS4-KIT×2', 'VLS-MAN×3']);
  });

  it('repeat a product by another code: it is added up by one press, once [QO-03, QO-05]', () => {
    const before = after(paste('LMS4-KIT 2\n9780306406157 3\nLMS4-KIT 4\nLMS4-KIT some'));
    const kit = product('LMS4-KIT', { isbn: '9780306406157' });
    const done = apply(before, {
      type: 'look-up-ended',
      answers: wantedCodes(before).map(({ key }) => [key, kit]),
    });
    expect(texts(done)).toEqual(['LMS4-KIT×2']);
    expect(done.report?.duplicates.map(({ quantity }) => quantity)).toEqual(['3', '4', '']);
    const added = apply(done, { type: 'listed', change: mergeAllPasted });
    expect(texts(added)).toEqual(['LMS4-KIT×9']);
    expect(texts(apply(added, { type: 'listed', change: mergeAllPasted }))).toEqual(['LMS4-KIT×9']);
  });

  it('stay added up when the columns are chosen anew [QO-03, QO-10 b]', () => {
    const done = pasted(after(), 'LMS4-KIT\t2\nLMS4-KIT\t5', 'LMS4-KIT');
    const added = apply(done, { type: 'listed', change: mergeAllPasted });
    const again = apply(added, use({ code: 0, quantity: 1 }), { type: 'listed', change: mergeAllPasted });
    expect(texts(again)).toEqual(['LMS4-KIT×7']);
  });

  it('get one of each where their lines have no number, if the shopper says so [QO-10 d]', () => {
    const done = pasted(after(), 'LMS4-KIT\nVLS-MAN 2 boxes\nMAB2-KIT', ...KNOWN);
    expect(texts(done)).toEqual(['LMS4-KIT×', 'VLS-MAN×', 'MAB2-KIT×']);
    expect(texts(apply(done, { type: 'listed', change: fillOnes }))).toEqual([
      'LMS4-KIT×1',
      'VLS-MAN×',
      'MAB2-KIT×1',
    ]);
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
    const state = apply(pasted(after(), many(6), ...many(6).split(/\t1\n?/)), {
      type: 'limited',
      limits: { shown: 2, max: 4 },
    });
    expect(texts(state)).toHaveLength(6);
    expect(apply(state, titled('NEW1-KIT\t1')).report?.notPlaced).toHaveLength(1);
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
  const begun = () => after(titled('AAA1-KIT\t2', 'BBB2-KIT\t1'));

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
    const state = apply(started, titled('MAB2-KIT\t2', 'LMS4-KIT\t3', 'no code here'));
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
    const pasted = apply(typed, titled('0-306-40615-2\t3', 'MAB2-KIT\t1'));
    const answer = product('LMS4-KIT', { isbn: '9780306406157' });
    const answers = wantedCodes(pasted).map(
      ({ key, code }) => [key, code === 'MAB2-KIT' ? product(code) : answer] as const,
    );
    const known = apply(pasted, { type: 'look-up-ended', answers });
    expect(known.report?.duplicates.map((one) => ownerOf(known, one)?.code)).toEqual(['LMS4-KIT']);
    const merged = apply(known, { type: 'listed', change: (now) => mergePasted(now, 0) });
    expect(texts(merged)).toEqual(['LMS4-KIT×4', '9780306406157×1', 'MAB2-KIT×1']);
  });

  it('is taken back by undo, but for what was changed since', () => {
    const placed = apply(
      after({ type: 'code-typed', id: 1, value: 'OWN' }),
      titled('MAB2-KIT\t1', 'OSI3-KIT\t1'),
    );
    const edited = apply(placed, { type: 'quantity-typed', id: idOf(placed, 3), value: '9', live: false });
    expect(texts(apply(placed, { type: 'listed', change: undone }))).toEqual(['OWN×1']);
    expect(texts(apply(edited, { type: 'listed', change: undone }))).toEqual(['OWN×1', 'OSI3-KIT×9']);
  });
});

describe('another sheet of a workbook', () => {
  const sheets = { names: ['A', 'B', 'C'], shown: 0, read: () => Promise.resolve({ text: '' }) };
  const before = after({ type: 'code-typed', id: 1, value: 'OWN-KIT' });
  const first = apply(before, {
    type: 'listed',
    change: (state) => placeList(state, openList('Code\tQty\nAAA1-KIT\t1\nBBB2-KIT\t2'), { sheets }),
  });
  const choose = (state: QuickOrderState, text: string) =>
    apply(state, { type: 'listed', change: placeSheet(state.report!, { text, sheets }, 1, {}) });

  it('takes the place of the one before, but for what was typed or is newer [QO-10 e]', () => {
    const keys = wantedCodes(first).map(({ key }) => key);
    const told = apply(first, { type: 'look-up-failed', keys, failure: 'failed' });
    const second = choose(told, 'Code\tQty\nCCC3-KIT\t3');
    expect(texts(second)).toEqual(['OWN-KIT×1', 'CCC3-KIT×3']);
    const removed = apply(told, { type: 'removed', id: idOf(told, 1) });
    expect(texts(choose(removed, 'Code\tQty\nCCC3-KIT\t3'))).toEqual([
      'AAA1-KIT×1',
      'BBB2-KIT×2',
      'CCC3-KIT×3',
    ]);
  });

  it('without lines leaves the rows, and can be left again [QO-10 e]', () => {
    const empty = choose(first, '');
    expect(texts(empty)).toEqual(texts(first));
    expect(empty.report).toMatchObject({ problem: { code: 'nothing' }, sheets: { shown: 1 } });
    expect(empty.undo).toBe(first.undo);
  });
});

describe('the report of a list', () => {
  it('is a success with greetings and titles, and none with lines that are not read [QO-10 c]', () => {
    const placed = (text: string) => isPlaced(pasted(after(), text, 'LMS4-KIT').report!);
    expect(placed('Hello\nLMS4-KIT\t2')).toBe(true);
    expect(placed(`LMS4-KIT\t2\n${'Hello\n'.repeat(1000)}`)).toBe(false);
  });

  it('goes when the list is taken back, which a list without rows does not change [QO-05]', () => {
    const placed = after(titled('AAA1-KIT\t1'));
    expect(apply(placed, back).report).toBeUndefined();
    const found = apply(placed, looked(placed, 'AAA1-KIT'));
    const removed = apply(found, { type: 'removed', id: idOf(found, 1) });
    expect(texts(apply(pasted(removed, 'Hello Sam'), back))).toEqual(['AAA1-KIT×1']);
  });

  it('still offers its repeated product after one of a later list was added up and taken back [QO-03]', () => {
    const first = pasted(after(), 'LMS4-KIT\t2\nLMS4-KIT\t4', 'LMS4-KIT');
    const both = pasted(first, 'LMS4-KIT\t5\nVLS-MAN\t1', 'VLS-MAN');
    const added = apply(both, { type: 'listed', change: mergeAllPasted });
    expect(texts(added)).toEqual(['LMS4-KIT×7', 'VLS-MAN×1']);
    expect(apply(added, back).report?.duplicates).toMatchObject([{ quantity: '4', done: false }]);
  });

  it('goes when adding begins, unless it has lines to tell of', () => {
    const adding = (text: string) => apply(after(paste(text)), { type: 'left-all' });
    expect(adding('x'.repeat(3_000_000)).report).toBeUndefined();
    expect(adding('MAB2-KIT').report).toBeUndefined();
    expect(adding('MAB2-KIT').undo).toBeUndefined();
    expect(adding('MAB2-KIT\nno code here').report?.others).toHaveLength(1);
    const removed = apply(after(paste('MAB2-KIT\nOSI3-KIT')), { type: 'removed', id: 1 });
    expect(apply(removed, { type: 'left-all' }).undo?.kind).toBe('removed');
  });
});

describe('taking away', () => {
  it('loses nothing typed since when it is undone', () => {
    const placed = after(titled('AAA1-KIT\t1', 'BBB2-KIT\t1'));
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
    const state = after(titled('AAA1-KIT\t5', 'BBB2-KIT\t1'));
    const done = apply(state, {
      type: 'added',
      results: [{ id: idOf(state, 1), result: result(status, added) }],
    });
    expect(texts(done)).toEqual(rows);
    expect(done.undo).toBeUndefined();
    expect(done.rows[0]?.refusal?.status).toBe(status === 'success' ? undefined : status);
  });
});
