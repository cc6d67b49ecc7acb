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
import { tellTyped } from './useTypedCode.ts';

export type AddToCart = {
  /** Adds every valid line in one request, once all look-ups are there; a second press changes nothing (QO-06). */
  submit: () => void;
  /** Pressed: waiting for look-ups, or adding. */
  busy: boolean;
  /** The request is under way: rows must not change. */
  adding: boolean;
  /** What the last time came to, as far as it is still true. */
  report: AddReport | undefined;
  /** The same as it was said then. */
  said: AddReport | undefined;
  dismiss: () => void;
  /** Another action has begun: what this one came to, and the list of what it left, are over. */
  forget: () => void;
  /** Rows of which nobody knows whether they are in the cart. */
  unsure: Progress['unsure'];
  /** Rises when the rows that need attention should be listed and take the focus. */
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

/** Rows that an earlier page was adding when it went: once it is known which products they are, the cart tells what is in. */
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
    // What is typed later is nothing that was interrupted.
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
  // Rows that are being added are compared by that.
  if (!part?.isInterrupted() || latest.current.phase !== 'idle') return;
  step({ type: 'began' });
  const ended = await part.endInterruptedRows(latest.current.views);
  if (ended === undefined) return step({ type: 'not-allowed' });
  dispatch({ type: 'added', results: ended.results });
  step({ type: 'ended', report: ended.report, leftRows: false });
};

/** Something is kept of what a page was adding. */
const isNoted = (): boolean => {
  const { author, storage, row } = runtime();
  return !author && storage.read('addingLines', row.baseSite) !== undefined;
};

const idsOf = (views: readonly RowView[]): number[] => views.map(({ row }) => row.id);

/**
 * The same key goes with the same lines until they were added, and with those that are left of them, so that trying again
 * can't add twice. Rows that were typed since are no try again, whatever their products. Gives undefined when the page did not allow it.
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
        // What it did of these lines is found out by their key, whatever the rows hold by then.
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
