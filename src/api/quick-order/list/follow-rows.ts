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

/** The form as currently rendered. */
export type FormNow = {
  views: readonly RowView[];
  phase: Progress['phase'];
  report: AddReport | undefined;
  /** The ids of rows that were sent, by this or another tab, or that existed when the page was opened. */
  tried: Set<number>;
  /** Returns whether a field has text that the rows have not got yet. */
  isTyping: () => boolean;
};

/**
 * Follows what unanswered calls bring into the cart later. Rows that are then in the cart are removed, and the shopper is
 * told. Waits while the shopper types and while rows are looked up or added. Source: API-06 b.
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
      // The undo stays available if no row is removed.
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

/** Returns whether rows may be removed and a message may come: nobody types, and nothing is looked up or added. */
export const isQuiet = ({ views, phase, isTyping }: FormNow): boolean =>
  phase === 'idle' &&
  !isTyping() &&
  views.every(({ state, row }) => state !== 'typing' && state !== 'looking' && row.counting !== true);
