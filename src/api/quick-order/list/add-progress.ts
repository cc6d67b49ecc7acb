import type { AddReport } from './add-outcome.ts';

/** The progress of adding to the cart, and the last result. */
export type Progress = {
  phase: 'idle' | 'pressed' | 'adding';
  report: AddReport | undefined;
  /** True if the list has had no rows since the report. */
  rowsGone: boolean;
  attempt: number;
};

export type Step =
  | { type: 'pressed' | 'began' | 'nothing-to-add' | 'not-allowed' | 'dismissed' | 'forgotten' }
  /** The list has no rows any more: the shopper cleared it, or another tab cleared or added it. */
  | { type: 'rows-gone' }
  | { type: 'ended'; report: AddReport; leftRows: boolean };

export const IDLE: Progress = {
  phase: 'idle',
  report: undefined,
  rowsGone: false,
  attempt: 0,
};

export const progressOf = (now: Progress, step: Step): Progress => {
  switch (step.type) {
    case 'pressed':
      return { ...now, phase: 'pressed', report: undefined };
    case 'began':
      return { ...now, phase: 'adding' };
    case 'nothing-to-add':
      return { ...now, phase: 'idle', attempt: now.attempt + 1 };
    case 'not-allowed':
      return { ...now, phase: 'idle' };
    case 'dismissed':
      return { ...now, report: undefined };
    case 'forgotten':
      return now.phase === 'idle' ? IDLE : now;
    case 'rows-gone':
      return now.rowsGone ? now : { ...now, rowsGone: true };
    case 'ended':
      return {
        ...now,
        phase: 'idle',
        report: step.report,
        rowsGone: false,
        attempt: now.attempt + (step.leftRows ? 1 : 0),
      };
  }
};

/** Returns what is still true of the report when the rows are gone: no lines are left, and nothing can be tried again. */
export const stillTrue = ({
  report,
  rowsGone,
}: Pick<Progress, 'report' | 'rowsGone'>): AddReport | undefined => {
  if (!rowsGone || report === undefined) return report;
  if (report.kind === 'failed') return undefined;
  if (report.left === 0) return report;
  return report.units === 0 ? undefined : { ...report, left: 0, unknown: 0 };
};
