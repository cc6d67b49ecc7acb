import { useCallback, useEffect, useMemo, useRef, type Dispatch } from 'react';
import { isServiceError } from '../../core/errors.ts';
import { lookUp } from '../../api/product/look-up.ts';
import type { LookupRow } from '../../api/product/product-calls.contract.ts';
import type { QuickOrderAction } from './state/quick-order-actions.ts';
import type { LookUpFailure, QuickOrderState } from './state/quick-order-state.ts';
import { keyOf } from './state/row-views.ts';
import { wantedCodes, type WantedCode } from './state/wanted-codes.ts';

type Options = {
  /** False in author mode: nothing is asked. */
  enabled: boolean;
  /** Whether a UPC counts as a code (flag). */
  upc: boolean;
};

/**
 * Looks up what the rows need, all of it in one request (QO-05). Gives the way to stop what is under way; its rows can
 * then be tried again.
 */
export const useLookUp = (
  state: QuickOrderState,
  dispatch: Dispatch<QuickOrderAction>,
  { enabled, upc }: Options,
): (() => void) => {
  const running = useRef(new Set<AbortController>());
  const { rows, answers, failures, pending } = state;
  const wanted = useMemo(
    () => (enabled ? wantedCodes({ rows, answers, failures, pending } as QuickOrderState) : []),
    [enabled, rows, answers, failures, pending],
  );

  useEffect(() => {
    if (wanted.length === 0) return;
    const controller = new AbortController();
    running.current.add(controller);
    dispatch({ type: 'look-up-began', keys: wanted.map(({ key }) => key) });
    void ask(wanted, upc, controller.signal)
      .then(dispatch)
      .finally(() => running.current.delete(controller));
  }, [wanted, upc, dispatch]);

  useRetryWhenOnline(failures, dispatch);
  return useCallback(() => running.current.forEach((controller) => controller.abort()), []);
};

const ask = async (
  wanted: readonly WantedCode[],
  upc: boolean,
  signal: AbortSignal,
): Promise<QuickOrderAction> => {
  try {
    const found = await lookUp(
      wanted.map(({ code }) => code),
      signal,
    );
    const answers = wanted.map(({ key }, index) => [key, productOf(found[index], upc)] as const);
    return { type: 'look-up-ended', answers };
  } catch (error) {
    return { type: 'look-up-failed', keys: wanted.map(({ key }) => key), failure: failureOf(error) };
  }
};

/** While the flag is off a UPC is no code of this store. */
const productOf = (row: LookupRow | undefined, upc: boolean) => {
  const product = row?.product;
  if (row === undefined || product === undefined) return null;
  const others = [product.code, product.isbn ?? ''].map(keyOf);
  const byUpc = product.upc !== undefined && keyOf(row.code) === keyOf(product.upc);
  return byUpc && !upc && !others.includes(keyOf(row.code)) ? null : product;
};

const failureOf = (error: unknown): LookUpFailure => {
  if (!isServiceError(error)) return 'failed';
  if (error.kind === 'aborted') return 'stopped';
  if (error.kind === 'offline') return 'offline';
  return error.status === 401 || error.status === 403 ? 'forbidden' : 'failed';
};

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
