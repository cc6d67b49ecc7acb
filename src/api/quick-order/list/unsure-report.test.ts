import { describe, expect, it } from 'vitest';
import { leftReport, type AddReport } from './add-outcome.ts';
import { unsureReport, type UnsureCodes } from './unsure-report.ts';

const NONE: UnsureCodes = { before: [], now: [], fresh: [], left: [] };
const FAILED: AddReport = { kind: 'failed', reason: 'unconfirmed', requestId: undefined };
const OFFLINE: AddReport = { ...FAILED, reason: 'offline' };
const added = (units: number, left: number, unknown: number): AddReport => ({
  ...leftReport(left, unknown),
  units,
});

describe('what is told above the rows of lines that are not known to be in the cart', () => {
  it.each<
    [what: string, report: AddReport | undefined, codes: Partial<UnsureCodes>, told: [number, number, number]]
  >([
    ['a line that another tab tried', undefined, { now: ['A'], fresh: ['A'] }, [0, 1, 1]],
    ['such a line beside what was added here', added(3, 0, 0), { now: ['A'], fresh: ['A'] }, [3, 1, 1]],
    [
      'such a line beside one of this tab',
      added(3, 1, 1),
      { before: ['A'], now: ['A', 'B'], fresh: ['B'] },
      [3, 2, 2],
    ],
    ['one of two that is in by now', added(0, 2, 2), { before: ['A', 'B'], now: ['B'] }, [0, 1, 1]],
    [
      'one of two that is known not to be in',
      added(0, 2, 2),
      { before: ['A', 'B'], now: ['B'], left: ['A'] },
      [0, 2, 1],
    ],
    ['the last one that is known not to be in', FAILED, { before: ['A'], left: ['A'] }, [0, 1, 0]],
    ['one of two of a failure that is in by now', FAILED, { before: ['A', 'B'], now: ['B'] }, [0, 1, 1]],
    ['the last one that is in, beside what was added', added(4, 2, 1), { before: ['A'] }, [4, 1, 0]],
  ])('is %s [API-06 b part]', (_what, report, codes, [units, left, unknown]) => {
    expect(unsureReport(report, { ...NONE, ...codes })).toMatchObject({
      kind: 'added',
      units,
      left,
      unknown,
    });
  });

  it.each<[what: string, report: AddReport, codes: Partial<UnsureCodes>]>([
    ['of a failure', FAILED, { before: ['A'] }],
    ['of a report of nothing else', added(0, 1, 1), { before: ['A'] }],
  ])('is nothing any more once the last line %s is in [API-06 b part]', (_what, report, codes) => {
    expect(unsureReport(report, { ...NONE, ...codes })).toBe('over');
  });

  it.each<[what: string, report: AddReport | undefined, codes: Partial<UnsureCodes>]>([
    ['nothing is open', undefined, {}],
    ['it was told and closed', undefined, { before: ['A'], now: ['A'] }],
    ['what was closed has ended', undefined, { before: ['A'] }],
    ['nothing has ended', FAILED, { before: ['A'], now: ['A'] }],
    ['a failure is told', OFFLINE, { now: ['A'], fresh: ['A'] }],
    ['a failure of other lines is told', OFFLINE, { before: ['A'] }],
    ['what has ended is not told of', added(2, 1, 0), { before: ['A'] }],
  ])('stays as it is where %s [API-06 b part]', (_what, report, codes) => {
    expect(unsureReport(report, { ...NONE, ...codes })).toBeUndefined();
  });
});
