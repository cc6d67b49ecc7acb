import { useCallback, useEffect, useRef, type Dispatch } from 'react';
import { sameProductKey } from '../../api/quick-order/isbn.rules.ts';
import type { QuickOrderAction, QuickOrderState } from '../../api/quick-order/list/quick-order-state.ts';
import { afterPaint } from './useTypedText.ts';
import { latePart, useLate } from '../kit/element/late-part.ts';

type Options = {
  /** False in author mode, in which no call is made. */
  enabled: boolean;
  /** Whether a UPC counts as a code (flag). */
  upc: boolean;
  working: Working;
};

/** Looks up all codes that the rows need in one request (QO-05). Returns a function that stops it. */
export const useRowLookUp = (
  state: QuickOrderState,
  dispatch: Dispatch<QuickOrderAction>,
  { enabled, upc, working: { part, load } }: Options,
): (() => void) => {
  const running = useRef(new Set<AbortController>());
  const { rows, answers, failures, pending, report } = state;

  useEffect(() => {
    if (!enabled || part === undefined) return undefined;
    return afterPaint(() => {
      const wanted = part.wantedCodes({ rows, answers, failures, pending, report });
      if (wanted.length === 0) return;
      const controller = new AbortController();
      running.current.add(controller);
      dispatch({ type: 'look-up-began', keys: wanted.map(({ key }) => key) });
      void part
        .lookUpCodes(wanted, upc, controller.signal)
        .then(dispatch)
        .finally(() => running.current.delete(controller));
    });
  }, [enabled, part, rows, answers, failures, pending, report, upc, dispatch]);

  const waiting = enabled && part === undefined ? keysWaiting(state) : '';
  useEffect(() => {
    if (waiting === '') return;
    load().catch(() => dispatch(failed(waiting, navigator.onLine ? 'failed' : 'offline')));
  }, [waiting, load, dispatch]);

  useRetryWhenOnline(failures, dispatch);
  return useCallback(() => {
    running.current.forEach((controller) => controller.abort());
    if (waiting !== '') dispatch(failed(waiting, 'stopped'));
  }, [waiting, dispatch]);
};

/** Returns the keys that wait for the look-up code, joined to one text, which stays the same while they wait. */
const keysWaiting = ({ rows, answers, failures, report }: QuickOrderState): string =>
  [
    ...rows.filter(({ entry }) => entry !== 'typing').map(({ code }) => sameProductKey(code)),
    ...(report?.list?.candidates.map(({ key }) => key) ?? []),
  ]
    .filter((key) => key !== '' && !answers.has(key) && !failures.has(key))
    .join('\n');

const failed = (keys: string, failure: 'failed' | 'offline' | 'stopped'): QuickOrderAction => ({
  type: 'look-up-failed',
  keys: keys.split('\n'),
  failure,
});

const useRetryWhenOnline = (
  failures: QuickOrderState['failures'],
  dispatch: Dispatch<QuickOrderAction>,
): void => {
  const waiting = [...failures.values()].includes('offline');
  useEffect(() => {
    if (!waiting) return;
    const retry = () => dispatch({ type: 'retried' });
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [waiting, dispatch]);
};

export type Working = ReturnType<typeof useWorking>;

const loadWorking = latePart(() => import('./working/working-part.tsx'));

/** Loads what is needed to order, with its texts and styles: at the first focus, code or message, or by `load`. */
export const useWorking = (wanted: boolean) => useLate(loadWorking, wanted);
