import type { Dispatch, RefObject } from 'react';
import { noteArrived, noteTold } from '../../cart/adding-under-way.ts';
import { lateCodes } from '../../cart/late-calls.ts';
import { followLate, type LateFollower } from '../../cart/follow-late.ts';
import { runtime } from '../../../core/runtime.ts';
import type { AddReport } from './add-outcome.ts';
import type { Progress, Step } from './add-progress.ts';
import { lateEnd } from './late-end.ts';
import type { QuickOrderAction } from './quick-order-actions.ts';
import type { RowView } from './row-view.ts';
import { followUnsure } from './follow-unsure.ts';

/** The form as it is drawn now. */
export type FormNow = {
  views: readonly RowView[];
  phase: Progress['phase'];
  report: AddReport | undefined;
  /** Rows that were sent, by another tab as well, or stood there when the page began. */
  tried: Set<number>;
};

/**
 * Follows what calls without an answer bring into the cart after all: rows of which it is go, and it is told. While somebody types, or
 * rows are looked up or added, it waits. Source: API-06 b.
 */
export const followRows = (
  latest: RefObject<FormNow>,
  step: Dispatch<Step>,
  dispatch: Dispatch<QuickOrderAction>,
): LateFollower => {
  if (runtime().author) return { check: () => undefined, stop: () => undefined };
  const isQuietNow = () => isQuiet(latest.current);
  const unsure = followUnsure(latest, isQuietNow, step);
  const late = followLate({
    isReady: isQuietNow,
    tell: (arrivals) => {
      const { views, report, tried } = latest.current;
      const end = lateEnd(arrivals, views, report, lateCodes(), tried);
      noteArrived(end.codes);
      noteTold(end.report.behind.map(({ code }) => code));
      // What can be undone stays so where no row goes.
      if (end.results.length > 0) dispatch({ type: 'added', results: end.results });
      step({ type: 'ended', report: end.report, leftRows: false });
    },
  });
  return {
    check: () => {
      unsure.check();
      late.check();
    },
    stop: () => {
      unsure.stop();
      late.stop();
    },
  };
};

const isQuiet = ({ views, phase }: FormNow): boolean =>
  phase === 'idle' &&
  views.every(({ state, row }) => state !== 'typing' && state !== 'looking' && row.counting !== true);
