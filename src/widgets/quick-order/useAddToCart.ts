import { useCallback, useEffect, useMemo, useReducer, useRef, type Dispatch, type RefObject } from 'react';
import { late } from '../../core/late.ts';
import { oneVisitor } from '../../core/registry/one-visitor.ts';
import { useEmit, useHost } from '../kit/element/widget-context.ts';
import type { Added } from './adding.ts';
import type { AddReport } from '../../api/quick-order/list/add-outcome.ts';
import { IDLE, progressOf, stillTrue } from '../../api/quick-order/list/add-progress.ts';
import type { QuickOrderAction } from '../../api/quick-order/list/quick-order-state.ts';
import type { RowView } from '../../api/quick-order/list/row-view.ts';
import { tellTyped } from './useTypedText.ts';

/** Loads the code that adds. It is fetched when the first row could be added, not with the form. */
const loadAdding = () => late(() => import('./adding.ts'));

export type AddToCart = ReturnType<typeof useAddToCart>;

/** Adds every valid line in one request, after all look-ups have ended (QO-06). */
export const useAddToCart = (views: readonly RowView[], dispatch: Dispatch<QuickOrderAction>) => {
  const [{ phase, report: said, rowsGone, attempt }, step] = useReducer(progressOf, IDLE);
  const report = useMemo(() => stillTrue({ report: said, rowsGone }), [said, rowsGone]);
  const send = useSend(dispatch);
  const open = views.some(({ state }) => state === 'looking' || state === 'typing');
  const check = useRef<() => void>(undefined);

  useEffect(() => {
    if (phase !== 'pressed' || open) return;
    const ready = views.filter(({ line }) => line !== undefined);
    const leaves = views.some(({ state }) => state === 'attention');
    if (ready.length === 0) return step({ type: 'nothing-to-add' });
    step({ type: 'began' });
    void send(ready, (check.current ??= oneVisitor())).then((added) => {
      if (added === undefined) return step({ type: 'not-allowed' });
      const leftRows = added.kind === 'added' && (leaves || added.refused > 0);
      step({ type: 'ended', report: added, leftRows });
    });
  }, [phase, open, views, send]);

  const isReady = views.some(({ line }) => line !== undefined);
  useEffect(() => {
    // The code that adds is there before the press, also if the network is gone by then.
    if (isReady) loadAdding().catch(() => undefined);
  }, [isReady]);

  const empty = views.every(({ state }) => state === 'blank');
  useEffect(() => {
    if (empty && said) step({ type: 'rows-gone' });
  }, [empty, said]);

  const submit = () => {
    if (phase !== 'idle') return;
    check.current = oneVisitor();
    tellTyped();
    dispatch({ type: 'left-all' });
    step({ type: 'pressed' });
  };
  return {
    submit,
    /** After a press, while it waits for look-ups or adds. */
    busy: phase !== 'idle',
    /** While the request is under way and rows must not change. */
    adding: phase === 'adding',
    /** The outcome of the last press as far as it is still true, and as it was announced. */
    report,
    said,
    dismiss: () => step({ type: 'dismissed' }),
    /** Removes the outcome and the list of rows that it left, because another action has begun. */
    forget: useCallback(() => step({ type: 'forgotten' }), []),
    /** When it rises, the rows that need attention are listed and get the focus. */
    attempt,
  };
};

/** Sends the rows. Resolves to undefined if the page did not allow it. */
const useSend = (dispatch: Dispatch<QuickOrderAction>) => {
  const emit = useLatest(useEmit());
  const host = useHost();
  return useCallback(
    async (views: readonly RowView[], check: () => void): Promise<AddReport | undefined> => {
      const added = await addRows(host, views, check);
      if (added === undefined) return undefined;
      const { report, results } = added;
      if (report.kind === 'failed') return report;
      dispatch({ type: 'added', results });
      const lines = results.flatMap(({ result: { code, added } }) =>
        added > 0 ? { code, quantity: added } : [],
      );
      if (lines.length > 0) emit.current('assess-cart-added', { lines });
      return report;
    },
    [dispatch, emit, host],
  );
};

const addRows = async (
  host: HTMLElement,
  views: readonly RowView[],
  check: () => void,
): Promise<Added | undefined> => {
  try {
    return await (await loadAdding()).addRows(host, views, check);
  } catch {
    const reason = navigator.onLine ? 'service' : 'offline';
    return { report: { kind: 'failed', reason, requestId: undefined }, results: [] };
  }
};

/** Returns a ref to the value that was drawn last, for callbacks that run later. */
const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
