import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type Dispatch,
  type RefObject,
} from 'react';
import { randomId } from '../../core/random.ts';
import { loadPart } from '../shared/element/load-part.ts';
import { useEmit } from '../shared/element/widget-context.ts';
import type { Added } from './adding.ts';
import type { AddReport } from './state/add-outcome.ts';
import type { QuickOrderAction } from './state/quick-order-actions.ts';
import type { RowView } from './state/row-view.ts';

/** The code that adds: fetched when the first row could be added, not with the form. */
const loadAdding = () => loadPart(() => import('./adding.ts'));

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

export const useAddToCart = (views: readonly RowView[], dispatch: Dispatch<QuickOrderAction>): AddToCart => {
  const [phase, setPhase] = useState<'idle' | 'pressed' | 'adding'>('idle');
  const [report, setReport] = useState<AddReport>();
  const [attempt, setAttempt] = useState(0);
  const send = useSend(dispatch);
  const open = views.some(({ state }) => state === 'looking' || state === 'typing');
  useEarlyCode(views.some(({ line }) => line !== undefined));

  const proceed = useEffectEvent(() => {
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
  });
  useEffect(() => {
    if (phase === 'pressed' && !open) proceed();
  }, [phase, open]);

  const submit = () => {
    if (phase !== 'idle') return;
    dispatch({ type: 'left-all' });
    setReport(undefined);
    setPhase('pressed');
  };
  const adding = phase === 'adding';
  return { submit, busy: phase !== 'idle', adding, report, dismiss: () => setReport(undefined), attempt };
};

const useEarlyCode = (wanted: boolean): void => {
  useEffect(() => {
    if (wanted) loadAdding().catch(() => undefined);
  }, [wanted]);
};

/** The same key goes with the same lines until they were added, so that trying again can't add twice. */
const useSend = (dispatch: Dispatch<QuickOrderAction>) => {
  const emit = useLatest(useEmit());
  const once = useRef({ lines: '', key: '' });
  return useCallback(
    async (views: readonly RowView[]): Promise<AddReport> => {
      const signature = JSON.stringify(views.map(({ line }) => line));
      if (once.current.lines !== signature) once.current = { lines: signature, key: randomId() };
      const { report, results } = await addRows(views, once.current.key);
      if (report.kind === 'failed') return report;
      once.current = { lines: '', key: '' };
      dispatch({ type: 'added', results });
      const lines = results.flatMap(({ result: { code, added } }) =>
        added > 0 ? { code, quantity: added } : [],
      );
      if (lines.length > 0) emit.current('assess-cart-added', { lines });
      return report;
    },
    [dispatch, emit],
  );
};

const addRows = async (views: readonly RowView[], key: string): Promise<Added> => {
  try {
    return await (await loadAdding()).addRows(views, key);
  } catch {
    return { report: { kind: 'failed', reason: 'service', requestId: undefined }, results: [] };
  }
};

const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
