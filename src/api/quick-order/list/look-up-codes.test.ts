import { describe, expect, it } from 'vitest';
import { failuresOfRows, someFailed } from './look-up-codes.ts';
import { blankRow, createState, type LookUpFailure, type Row } from './quick-order-state.ts';

const from = (rows: readonly Partial<Row>[], failures: Record<string, LookUpFailure>) =>
  failuresOfRows({
    ...createState({ shown: 1, max: 3 }),
    rows: rows.map((row, index) => ({ ...blankRow(index), ...row })),
    failures: new Map(Object.entries(failures)),
  });

describe('failed look-ups [REL-01 part]', () => {
  it.each([
    ['of a row’s code', [{ code: 'mab2-kit' }], { 'MAB2-KIT': 'failed' }, ['failed']],
    ['of a code that stands in no row any more', [{ code: 'LMS4-KIT' }], { 'MAB2-KIT': 'failed' }, []],
    ['of rows that are gone', [{}], { 'MAB2-KIT': 'forbidden' }, []],
  ] as const)('%s', (_what, rows, failures, expected) => {
    expect([...from(rows, failures)]).toEqual(expected);
  });
});

describe('how many rows can’t be looked up [REL-01 part]', () => {
  it.each([
    ['all of them', ['A', 'B'], { A: 'failed', B: 'failed' }, 0],
    ['the only one', ['A', ''], { A: 'failed' }, 0],
    ['one of two', ['A', 'B'], { A: 'failed' }, 1],
    ['one of two, the other one forbidden', ['A', 'B'], { A: 'failed', B: 'forbidden' }, 1],
    ['none', ['A', 'B'], {}, 0],
  ] as const)('%s', (_what, codes, failures, expected) => {
    const state = {
      ...createState({ shown: 1, max: 3 }),
      rows: codes.map((code, index) => ({ ...blankRow(index), code })),
      failures: new Map(Object.entries(failures)),
    };
    expect(someFailed(state)).toBe(expected);
  });
});
