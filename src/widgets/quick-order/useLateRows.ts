import { useEffect, useRef, type Dispatch } from 'react';
import type { LateFollower } from '../../api/cart/follow-late.ts';
import { runtime } from '../../core/runtime.ts';
import { afterPaint } from './after-paint.ts';
import { loadAdding } from './load-adding.ts';
import type { AddReport } from '../../api/quick-order/list/add-outcome.ts';
import type { Progress, Step } from '../../api/quick-order/list/add-progress.ts';
import type { QuickOrderAction } from '../../api/quick-order/list/quick-order-actions.ts';
import type { RowView } from '../../api/quick-order/list/row-view.ts';
import { useLatest } from './useLatest.ts';
import { isTyping } from './useTypedText.ts';

/**
 * Reports what earlier unanswered calls bring into the cart, for as long as one may still be done. The code that adds
 * does this; it loads with the first row that could be added.
 */
export const useLateRows = (
  views: readonly RowView[],
  phase: Progress['phase'],
  report: AddReport | undefined,
  tried: Set<number>,
  step: Dispatch<Step>,
  dispatch: Dispatch<QuickOrderAction>,
): void => {
  const latest = useLatest({ views, phase, report, tried, isTyping });
  const follower = useRef<LateFollower>(undefined);
  const isThere = useRef(true);
  useEffect(() => {
    if (follower.current) return afterPaint(() => follower.current?.check());
    if (!isAnyLate() && views.every(({ line }) => line === undefined)) return undefined;
    void loadAdding().then(
      ({ followRows }) => {
        if (isThere.current) follower.current ??= followRows(latest, step, dispatch);
      },
      () => undefined,
    );
    return undefined;
  }, [views, phase, latest, step, dispatch]);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      follower.current?.stop();
      follower.current = undefined;
    };
  }, []);
};

const isAnyLate = (): boolean => {
  const { author, storage, row } = runtime();
  const { late } = (author ? undefined : storage.read('addingLines', row.baseSite)) ?? {};
  return Array.isArray(late) && late.length > 0;
};
