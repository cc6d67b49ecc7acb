import {
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
} from 'react';
import { oneVisitor } from '../../core/registry/one-visitor.ts';
import { runtime } from '../../core/runtime.ts';
import { loadAdding } from './load-adding.ts';
import { useEmit, useHost } from '../kit/element/widget-context.ts';
import type { Added, Press } from './adding.ts';
import type { AddReport } from '../../api/quick-order/list/add-outcome.ts';
import {
  IDLE,
  progressOf,
  stillTrue,
  type Progress,
  type Step,
} from '../../api/quick-order/list/add-progress.ts';
import type { QuickOrderAction } from '../../api/quick-order/list/quick-order-actions.ts';
import type { RowView } from '../../api/quick-order/list/row-view.ts';
import { LEFT, NONE, wishOf } from '../../api/quick-order/list/wish.ts';
import { useLateRows } from './useLateRows.ts';
import { useLatest } from './useLatest.ts';
import { tellTyped } from './useTypedText.ts';

export type AddToCart = {
  /** Adds every valid line in one request, after all look-ups have ended. A second press has no effect (QO-06). */
  submit: () => void;
  /** True after a press, while it waits for look-ups or adds. */
  busy: boolean;
  /** True while the request is under way and rows must not change. */
  adding: boolean;
  /** The outcome of the last press, as far as it is still true. */
  report: AddReport | undefined;
  /** The outcome as it was announced. */
  said: AddReport | undefined;
  dismiss: () => void;
  /** Removes the outcome and the list of rows that it left, because another action has begun. */
  forget: () => void;
  /** Rows of which it is unknown whether they are in the cart. */
  unsure: Progress['unsure'];
  /** A counter. When it rises, the rows that need attention are listed and get the focus. */
  attempt: number;
};

export const useAddToCart = (views: readonly RowView[], dispatch: Dispatch<QuickOrderAction>): AddToCart => {
  const [{ phase, report: said, rowsGone, attempt, unsure }, step] = useReducer(progressOf, IDLE);
  const report = useMemo(() => stillTrue({ report: said, rowsGone }), [said, rowsGone]);
  const [tried] = useState(() => new Set(idsOf(views.filter(({ state }) => state !== 'blank'))));
  const send = useSend(dispatch, tried);
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

  useInterrupted(views, open, phase, step, dispatch);

  useLateRows(views, phase, report, tried, step, dispatch);

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
    busy: phase !== 'idle',
    adding: phase === 'adding',
    report,
    said,
    dismiss: () => step({ type: 'dismissed' }),
    forget: useCallback(() => step({ type: 'forgotten' }), []),
    attempt,
    unsure,
  };
};

/**
 * Finds the outcome of rows that an earlier page was adding when it was closed. When their products are known, the cart
 * is compared with them.
 */
const useInterrupted = (
  views: readonly RowView[],
  open: boolean,
  phase: Progress['phase'],
  step: Dispatch<Step>,
  dispatch: Dispatch<QuickOrderAction>,
): void => {
  const latest = useLatest({ views, phase });
  const due = useRef(true);
  const known = !open && views.some(({ product }) => product !== undefined);
  const blank = views.every(({ state }) => state === 'blank');
  const began = useRef(false);
  useEffect(() => {
    if (began.current) return;
    began.current = true;
    // Rows that are typed later were not interrupted.
    if (!blank || !isNoted()) return;
    due.current = false;
    loadAdding().then(
      ({ endForsaken }) => endForsaken(),
      () => undefined,
    );
  }, [blank]);
  useEffect(() => {
    if (!known || !due.current) return;
    due.current = false;
    void endInterrupted(latest, step, dispatch);
  }, [known, latest, step, dispatch]);
};

const endInterrupted = async (
  latest: RefObject<{ views: readonly RowView[]; phase: Progress['phase'] }>,
  step: Dispatch<Step>,
  dispatch: Dispatch<QuickOrderAction>,
): Promise<void> => {
  if (!isNoted()) return;
  const part = await loadAdding().catch(() => undefined);
  // The rows are compared with the cart by that code.
  if (!part?.isInterrupted() || latest.current.phase !== 'idle') return;
  step({ type: 'began' });
  const ended = await part.endInterruptedRows(latest.current.views);
  if (ended === undefined) return step({ type: 'not-allowed' });
  dispatch({ type: 'added', results: ended.results });
  step({ type: 'ended', report: ended.report, leftRows: false });
};

/** Returns whether something is stored about lines that a page was adding. */
const isNoted = (): boolean => {
  const { author, storage, row } = runtime();
  return !author && storage.read('addingLines', row.baseSite) !== undefined;
};

const idsOf = (views: readonly RowView[]): number[] => views.map(({ row }) => row.id);

/**
 * Sends the rows. The same lines keep the same key until they were added, and so do the lines that are left of them, so
 * that a retry can't add twice. Rows that were typed since are not a retry, whatever their products. Resolves to
 * undefined if the page did not allow it.
 */
const useSend = (dispatch: Dispatch<QuickOrderAction>, tried: Set<number>) => {
  const emit = useLatest(useEmit());
  const host = useHost();
  const once = useRef(NONE);
  return useCallback(
    async (views: readonly RowView[], check: () => void): Promise<AddReport | undefined> => {
      const { wish, anew } = wishOf(once.current, views);
      once.current = wish;
      for (const id of idsOf(views)) tried.add(id);
      const added = await addRows(host, views, { key: wish.key, anew, check });
      if (added === undefined) return undefined;
      const { report, results } = added;
      if (report.kind === 'failed') {
        // The key tells what the request did with these lines, whatever the rows contain by then.
        once.current = { ...wish, lines: LEFT };
        return report;
      }
      once.current = report.left > 0 ? { ...wish, lines: LEFT } : NONE;
      dispatch({ type: 'added', results });
      const lines = results.flatMap(({ result: { code, added } }) =>
        added > 0 ? { code, quantity: added } : [],
      );
      if (lines.length > 0) emit.current('assess-cart-added', { lines });
      return report;
    },
    [dispatch, emit, host, tried],
  );
};

const addRows = async (
  host: HTMLElement,
  views: readonly RowView[],
  press: Press,
): Promise<Added | undefined> => {
  try {
    return await (await loadAdding()).addRows(host, views, press);
  } catch {
    const reason = navigator.onLine ? 'service' : 'offline';
    return { report: { kind: 'failed', reason, requestId: undefined }, results: [] };
  }
};
