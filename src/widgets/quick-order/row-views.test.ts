import { sameProductKey } from '../../api/quick-order/isbn.rules.ts';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../api/product/product.contract.ts';
import { blankRow, createState, type QuickOrderState } from '../../api/quick-order/list/quick-order-state.ts';
import { createRowViews, productOwners } from '../../api/quick-order/list/row-views.ts';

const kit: Product = { code: 'LMS4-KIT', name: 'Kit', isbn: '9780306406157', purchasable: true };

/** Returns rows in the order in which their codes were typed; `known` are the codes that have an answer. */
const form = (codes: readonly string[], known: readonly string[]): QuickOrderState => ({
  ...createState({ shown: 3, max: 25 }),
  rows: codes.map((code, index) => ({ ...blankRow(index + 1), code, quantity: '1', entry: 'left' })),
  answers: new Map(known.map((code) => [sameProductKey(code), kit])),
});

describe('rows with one product', () => {
  it.each([
    [
      'by one code',
      ['LMS4-KIT', 'LMS4-KIT', 'lms4-kit'],
      [],
      [
        [2, 1],
        [3, 1],
      ],
    ],
    [
      'by codes that a look-up joined',
      ['LMS4-KIT', '0306406152', '9780306406157'],
      ['LMS4-KIT'],
      [
        [2, 1],
        [3, 1],
      ],
    ],
    [
      'by a code that only the second row is known by',
      ['LMS4-KIT', '9780306406157', '0306406152'],
      ['9780306406157'],
      [
        [2, 1],
        [3, 1],
      ],
    ],
    ['not at all', ['LMS4-KIT', '9780306406157'], [], []],
  ])('belong to the first, never to one that repeats it: %s [QO-03 part]', (_case, codes, known, owners) => {
    expect([...productOwners(form(codes, known))]).toEqual(owners);
  });

  it('all name the row that was typed first, wherever it stands [QO-03 part]', () => {
    const state = form(['LMS4-KIT', 'LMS4-KIT', 'LMS4-KIT'], ['LMS4-KIT']);
    const [first, second, third] = state.rows;
    const rows = [{ ...first!, changed: 9 }, { ...second!, changed: 8 }, third!];
    const problems = createRowViews()({ ...state, rows }, null).map(({ problem }) => problem);
    expect(problems).toEqual([{ code: 'duplicate', ofRow: 3 }, { code: 'duplicate', ofRow: 3 }, undefined]);
  });
});
