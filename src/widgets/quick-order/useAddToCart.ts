import { useCallback, useEffect, useMemo, useReducer, useRef, type Dispatch, type RefObject } from 'react';
import { randomId } from '../../core/random.ts';
import { oneVisitor } from '../../core/registry/one-visitor.ts';
import { runtime } from '../../core/runtime.ts';
import { loadPart } from '../shared/element/load-part.ts';
import { useEmit, useHost } from '../shared/element/widget-context.ts';
import type { LateFollower } from '../../api/cart/follow-late.ts';
import type { Added } from './adding.ts';
import type { AddReport } from './state/add-outcome.ts';
import { IDLE, progressOf, stillTrue, type Progress, type Step } from './state/add-progress.ts';
import type { QuickOrderAction } from './state/quick-order-actions.ts';
import type { RowView } from './state/row-view.ts';
import { tellTyped } from './useTypedCode.ts';

/** The code that adds: fetched when the first row could be added, not with the form. */
const loadAdding = () => loadPart(() => import('./adding.ts'));

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
  /** Rises when the rows that need attention should be listed and take the focus. */
  attempt: number;
};

export const useAddToCart = (views: readonly RowView[], dispatch: Dispatch<QuickOrderAction>): AddToCart => {
  const [{ phase, report: said, rowsGone, attempt }, step] = useReducer(progressOf, IDLE);
  const report = useMemo(() => stillTrue({ report: said, rowsGone }), [said, rowsGone]);
  const send = useSend(dispatch);
  const open = views.some(({ state }) => state === 'looking' || state === 'typing');
  const check = useRef<() => void>(undefined);
  useEarlyCode(views.some(({ line }) => line !== undefined));

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

  useLate(views, phase, report, step, dispatch);

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
  const { author, storage, row } = runtime();
  if (author || storage.read('addingLines', row.baseSite) === undefined) return;
  const part = await loadAdding().catch(() => undefined);
  // Rows that are being added are compared by that.
  if (!part?.isInterrupted() || latest.current.phase !== 'idle') return;
  step({ type: 'began' });
  const ended = await part.endInterruptedRows(latest.current.views);
  if (ended === undefined) return step({ type: 'not-allowed' });
  dispatch({ type: 'added', results: ended.results });
  step({ type: 'ended', report: ended.report, leftRows: false });
};

/** What earlier calls without an answer bring into the cart is told for as long as one may still be done. */
const useLate = (
  views: readonly RowView[],
  phase: Progress['phase'],
  report: AddReport | undefined,
  step: Dispatch<Step>,
  dispatch: Dispatch<QuickOrderAction>,
): void => {
  const latest = useLatest({ views, phase, report });
  const follower = useRef<LateFollower>(undefined);
  const isThere = useRef(true);
  useEffect(() => {
    if (follower.current) return follower.current.check();
    if (phase !== 'idle' || !isAnyLate()) return;
    void loadAdding().then(
      ({ followRows }) => {
        if (isThere.current) follower.current ??= followRows(latest, step, dispatch);
      },
      () => undefined,
    );
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

const useEarlyCode = (wanted: boolean): void => {
  useEffect(() => {
    if (wanted) loadAdding().catch(() => undefined);
  }, [wanted]);
};

/**
 * The same key goes with the same lines until they were added, and with those that are left of them, so that trying again
 * can't add twice. Gives undefined when the page did not allow it.
 */
const useSend = (dispatch: Dispatch<QuickOrderAction>) => {
  const emit = useLatest(useEmit());
  const host = useHost();
  const once = useRef(NONE);
  return useCallback(
    async (views: readonly RowView[], check: () => void): Promise<AddReport | undefined> => {
      const signature = JSON.stringify(views.map(({ line }) => line));
      const { lines: before, key } = once.current;
      const isSame = key !== '' && (before === LEFT || before === signature);
      once.current = { lines: signature, key: isSame ? key : randomId() };
      const added = await addRows(host, views, once.current.key, check);
      if (added === undefined) return undefined;
      const { report, results } = added;
      if (report.kind === 'failed') {
        // What it did of these lines is found out by their key, whatever the rows are by then.
        once.current.lines = LEFT;
        return report;
      }
      once.current = report.left > 0 ? { lines: LEFT, key: once.current.key } : NONE;
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

const NONE = { lines: '', key: '' };
/** Whatever of them is sent next. */
const LEFT = 'left';

const addRows = async (
  host: HTMLElement,
  views: readonly RowView[],
  key: string,
  check: () => void,
): Promise<Added | undefined> => {
  try {
    return await (await loadAdding()).addRows(host, views, key, check);
  } catch {
    const reason = navigator.onLine ? 'service' : 'offline';
    return { report: { kind: 'failed', reason, requestId: undefined }, results: [] };
  }
};

const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
