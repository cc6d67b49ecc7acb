import { describe, expect, it } from 'vitest';
import type { Arrival } from '../../cart/late-calls.ts';
import type { AddReport } from './add-outcome.ts';
import { lateEnd } from './late-end.ts';
import type { RowView } from './row-view.ts';

const arrival = (code: string, more: Partial<Arrival> = {}): Arrival => ({
  code,
  name: `Test ${code}`,
  quantity: 2,
  units: 2,
  again: false,
  ...more,
});
const row = (id: number, code: string, quantity: number) =>
  ({ row: { id }, line: { code, quantity } }) as unknown as RowView;
const added = (left: number, unknown: number) =>
  ({ kind: 'added', units: 4, left, unknown }) as unknown as AddReport;
const TRIED = new Set([7, 8]);
const failed: AddReport = { kind: 'failed', reason: 'unconfirmed', requestId: undefined };

describe('what a call without an answer brings late', () => {
  it('takes its row out of the list, and is told [API-06 b part]', () => {
    const end = lateEnd([arrival('B')], [row(7, 'A', 2), row(8, 'B', 2)], failed, ['A'], TRIED);
    expect(end.results).toMatchObject([{ id: 8, result: { added: 2, quantity: 2, status: 'success' } }]);
    expect(end.codes).toEqual(['B']);
    expect(end.report).toMatchObject({
      kind: 'added',
      late: true,
      units: 2,
      left: 1,
      unknown: 1,
      excess: [],
      behind: [],
    });
  });

  it('takes a row out of the list that asks for more than the stock beside what came [API-06 b part]', () => {
    const scarce = (quantity: string) =>
      ({
        row: { id: 8, quantity },
        product: { code: 'B' },
        problem: { code: 'quantity', issue: { code: 'above-stock', left: 1, inCart: 2, use: 1 } },
      }) as unknown as RowView;
    const end = lateEnd([arrival('B')], [scarce('2')], added(1, 1), [], TRIED);
    expect(end.results).toMatchObject([{ id: 8, result: { added: 2, quantity: 2, status: 'success' } }]);
    expect(end.report).toMatchObject({ units: 2, left: 0, unknown: 0, behind: [] });
    const more = lateEnd([arrival('B')], [scarce('3')], added(1, 1), [], TRIED);
    expect(more.results).toMatchObject([{ id: 8, result: { added: 2, quantity: 3, failure: 'failed' } }]);
    const late = lateEnd([], [scarce('2')], failed, ['B'], TRIED);
    expect(late.report).toMatchObject({ left: 1, unknown: 1 });
    expect(lateEnd([arrival('B')], [scarce('two')], failed, [], TRIED).results).toEqual([]);
  });

  it('leaves in its row what is asked beyond it [API-06 b part]', () => {
    const end = lateEnd([arrival('B')], [row(8, 'B', 5)], failed, [], TRIED);
    expect(end.results).toMatchObject([{ id: 8, result: { added: 2, quantity: 5, failure: 'failed' } }]);
    expect(end.report).toMatchObject({ units: 2, excess: [] });
  });

  it('is told as more than the list asks for where the row was lowered since, not as twice [API-06 b part]', () => {
    const end = lateEnd([arrival('B', { quantity: 3, units: 3 })], [row(8, 'B', 2)], failed, [], TRIED);
    expect(end.results).toMatchObject([{ id: 8, result: { added: 2, quantity: 2 } }]);
    expect(end.report).toMatchObject({ units: 2, excess: [{ code: 'B', over: 1, units: 3, earlier: true }] });
  });

  it('is told as in by an earlier try where it has no row, or one that was typed since [API-06 b part]', () => {
    const end = lateEnd([arrival('B')], [row(7, 'A', 2), row(9, 'B', 2)], undefined, [], TRIED);
    expect(end.results).toEqual([]);
    expect(end.report).toMatchObject({
      units: 0,
      left: 0,
      behind: [{ code: 'B', name: 'Test B', units: 2 }],
    });
  });

  it('is in twice where it was told as added before, whatever the rows are [API-06 b part]', () => {
    const end = lateEnd([arrival('B', { again: true, units: 4 })], [row(8, 'B', 2)], undefined, [], TRIED);
    expect(end.results).toEqual([]);
    expect(end.report).toMatchObject({ units: 0, behind: [], excess: [{ code: 'B', over: 2, units: 4 }] });
  });

  it.each<[left: number, unknown: number, late: string[], after: [number, number]]>([
    [1, 1, [], [0, 0]],
    [2, 2, ['A'], [1, 1]],
    [2, 1, [], [1, 0]],
  ])(
    'leaves of %d lines that were left, %d of them not known, with %j still to come: %j [API-06 b part]',
    (left, unknown, late, after) => {
      const end = lateEnd(
        [arrival('B')],
        [row(7, 'A', 2), row(8, 'B', 2)],
        added(left, unknown),
        late,
        TRIED,
      );
      expect(end.report).toMatchObject({ left: after[0], unknown: after[1] });
    },
  );
});
