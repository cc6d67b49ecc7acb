import { useCallback, useEffect, useRef, useState, type Dispatch, type RefObject } from 'react';
import type { AddOutcome } from '../../api/cart/add-lines.ts';
import type { Cart } from '../../api/cart/cart.contract.ts';
import { addToCart } from '../../api/cart/change-cart.ts';
import { CART_KEY, type CartView } from '../../api/cart/read-cart.ts';
import { randomId } from '../../core/random.ts';
import { runtime } from '../../core/runtime.ts';
import { useEmit } from '../shared/element/widget-context.ts';
import { addedReport, failedReport, type AddReport } from './state/add-outcome.ts';
import type { QuickOrderAction } from './state/quick-order-actions.ts';
import type { RowView } from './state/row-view.ts';

export type AddToCart = {
  /** Adds every valid line in one request, once all look-ups are there; a second press changes nothing (QO-06). */
  submit: () => void;
  /** Pressed: waiting for look-ups, or adding. */
  busy: boolean;
  /** The request is under way: rows must not change. */
  adding: boolean;
  report: AddReport | undefined;
  dismiss: () => void;
  /** Rises when the rows that need attention should be listed and take the focus. */
  attempt: number;
};

export const useAddToCart = (
  views: readonly RowView[],
  dispatch: Dispatch<QuickOrderAction>,
): AddToCart => {
  const [phase, setPhase] = useState<'idle' | 'pressed' | 'adding'>('idle');
  const [report, setReport] = useState<AddReport>();
  const [attempt, setAttempt] = useState(0);
  const send = useSend(dispatch);
  const open = views.some(({ state }) => state === 'looking' || state === 'typing');

  useEffect(() => {
    if (phase !== 'pressed' || open) return;
    const ready = views.filter(({ line }) => line !== undefined);
    const leaves = views.some(({ state }) => state === 'attention');
    if (ready.length === 0) {
      setPhase('idle');
      setAttempt((count) => count + 1);
      return;
    }
    setPhase('adding');
    void send(ready).then((outcome) => {
      setReport(outcome);
      setPhase('idle');
      if (outcome.kind === 'added' && (leaves || outcome.refused > 0)) setAttempt((count) => count + 1);
    });
  }, [phase, open, views, send]);

  const submit = () => {
    if (phase !== 'idle') return;
    dispatch({ type: 'left-all' });
    setReport(undefined);
    setPhase('pressed');
  };
  const adding = phase === 'adding';
  return { submit, busy: phase !== 'idle', adding, report, dismiss: () => setReport(undefined), attempt };
};

/** The same key goes with the same lines until an answer came, so that trying again can't add twice. */
const useSend = (dispatch: Dispatch<QuickOrderAction>) => {
  const emit = useLatest(useEmit());
  const once = useRef({ lines: '', key: '' });
  return useCallback(
    async (views: readonly RowView[]): Promise<AddReport> => {
      const lines = views.flatMap(({ line }) => line ?? []);
      const signature = JSON.stringify(lines);
      if (once.current.lines !== signature) once.current = { lines: signature, key: randomId() };
      try {
        const outcome = await addToCart({ lines, key: once.current.key });
        once.current = { lines: '', key: '' };
        dispatch({ type: 'added', results: resultsById(views, outcome) });
        const added = outcome.results.filter((result) => result.added > 0);
        const event = added.map(({ code, added: quantity }) => ({ code, quantity }));
        if (event.length > 0) emit.current('assess-cart-added', { lines: event });
        return addedReport(views, outcome, cartNow());
      } catch (error) {
        return failedReport(error);
      }
    },
    [dispatch, emit],
  );
};

const resultsById = (views: readonly RowView[], { results }: AddOutcome) =>
  results.flatMap((result, index) => {
    const id = views[index]?.row.id;
    return id === undefined ? [] : [{ id, result }];
  });

const cartNow = (): Cart | null =>
  (runtime().registry.reading(CART_KEY).data as CartView | undefined)?.cart ?? null;

const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
