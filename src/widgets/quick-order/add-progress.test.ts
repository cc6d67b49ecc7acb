import { expect, it } from 'vitest';
import { addedWords, type WorkingWords } from './working/working-words.ts';
import type { AddReport } from '../../api/quick-order/list/add-outcome.ts';
import { IDLE, progressOf, stillTrue } from '../../api/quick-order/list/add-progress.ts';

const added = (units: number, left: number, unknown = 0): AddReport => ({
  kind: 'added',
  units,
  refused: 0,
  left,
  unknown,
  newCart: false,
  prices: [],
});
const failed = (reason: Extract<AddReport, { kind: 'failed' }>['reason']): AddReport => ({
  kind: 'failed',
  reason,
  requestId: undefined,
});
/** Returns a text as its key and count. */
const t = ((key: string, values?: { count: number }) =>
  `${key.replace('quick-order.', '')} ${values?.count ?? ''}`.trim()) as WorkingWords;

const said = (report: AddReport | undefined): string => {
  if (report === undefined) return 'nothing';
  return report.kind === 'failed' ? report.reason : addedWords(t, report);
};

it.each<[report: AddReport, words: string]>([
  [failed('unconfirmed'), 'nothing'],
  [failed('service'), 'nothing'],
  [added(2, 0), 'added 2'],
  [added(2, 1), 'added 2'],
  [added(2, 2, 1), 'added 2'],
  [added(0, 1), 'nothing'],
  [added(0, 1, 1), 'nothing'],
  [added(0, 0), 'addedNone'],
])(
  '%j, once there is no row any more, says %s: no row is kept, and none can be tried again [API-06 b part]',
  (report, words) => {
    const ended = progressOf(IDLE, { type: 'ended', report, leftRows: false });
    const gone = progressOf(ended, { type: 'rows-gone' });
    expect(said(stillTrue(gone))).toBe(words);
    // The same report is not announced again.
    expect(gone.report).toBe(report);
    expect(progressOf(gone, { type: 'rows-gone' })).toBe(gone);
  },
);
