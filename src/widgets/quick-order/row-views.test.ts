import { sameProductKey } from '../../api/quick-order/isbn.rules.ts';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../api/product/product.contract.ts';
import { blankRow, createState, type QuickOrderState } from '../../api/quick-order/list/quick-order-state.ts';
import { draftOf } from './useDraft.ts';
import { quickOrderReducer } from '../../api/quick-order/list/quick-order.reducer.ts';
import { wantedCodes } from '../../api/quick-order/list/wanted-codes.ts';
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

describe('a row whose list gave a further code', () => {
  const manual: Product = { code: 'VLS-MAN', name: 'Manual', isbn: '9783161484100', purchasable: true };
  const row = (also: string[], code = '9780306406157') => ({
    ...createState({ shown: 1, max: 25 }),
    rows: [{ ...blankRow(1), code, also, quantity: '2', entry: 'left' as const }],
  });
  const view = (also: string[], answers: [string, Product | null][], failed: string[] = []) => {
    const state = {
      ...row(also),
      answers: new Map(answers.map(([code, answer]) => [sameProductKey(code), answer])),
      failures: new Map(failed.map((code) => [sameProductKey(code), 'failed' as const])),
    };
    const [first] = createRowViews()(state, null);
    return [first?.state, first?.problem, wantedCodes(state).map(({ code }) => code)];
  };
  const found: [string, Product] = ['9780306406157', kit];
  const other = { code: 'two-products', own: '9780306406157', other: 'VLS-MAN' };

  it.each<[string, unknown[], unknown[]]>([
    [
      'it is not looked up before the row’s own',
      view(['VLS-MAN'], []),
      ['looking', undefined, ['9780306406157']],
    ],
    [
      'its product’s own code asks nothing',
      view(['lms4-kit', '0306406152'], [found]),
      ['ready', undefined, []],
    ],
    [
      'another code is looked up, and the row waits',
      view(['VLS-MAN'], [found]),
      ['looking', undefined, ['VLS-MAN']],
    ],
    [
      'a code that the store does not know is none',
      view(['A-100'], [found, ['A-100', null]]),
      ['ready', undefined, []],
    ],
    [
      'a further name of the product is none',
      view(['RN-42'], [found, ['RN-42', kit]]),
      ['ready', undefined, []],
    ],
    [
      'another product is asked about',
      view(['VLS-MAN'], [found, ['VLS-MAN', manual]]),
      ['attention', other, []],
    ],
    [
      'the second of two likewise',
      view(['A-100', 'VLS-MAN'], [found, ['A-100', null], ['VLS-MAN', manual]]),
      ['attention', other, []],
    ],
    [
      'one that can’t be looked up as well',
      view(['VLS-MAN'], [found], ['VLS-MAN']),
      ['attention', other, []],
    ],
    [
      'where the row’s own finds nothing it is what is offered',
      view(
        ['VLS-MAN'],
        [
          ['9780306406157', null],
          ['VLS-MAN', manual],
        ],
      ),
      ['attention', { code: 'unknown', suggestion: 'VLS-MAN' }, []],
    ],
    [
      'and nothing is where neither is known',
      view(
        ['A-100'],
        [
          ['9780306406157', null],
          ['A-100', null],
        ],
      ),
      ['attention', { code: 'unknown', suggestion: undefined }, []],
    ],
  ])('%s [QO-09 d part]', (_case, shown, expected) => {
    expect(shown).toEqual(expected);
  });

  it('asks no more once a code was chosen, and keeps asking after a reload [QO-09 d part]', () => {
    const state = row(['VLS-MAN']);
    const chosen = quickOrderReducer(state, { type: 'code-used', id: 1, value: '9780306406157' });
    expect(chosen.rows[0]?.also).toBeUndefined();
    const back = quickOrderReducer(createState({ shown: 1, max: 25 }), {
      type: 'restored',
      rows: draftOf(state.rows),
    });
    expect(back.rows[0]?.also).toEqual(['VLS-MAN']);
  });
});
