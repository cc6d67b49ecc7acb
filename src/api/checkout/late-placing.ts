import { late } from '../../core/late.ts';
import { runtime } from '../../core/runtime.ts';

/** The code that places an order. */
export type PlacingCode = typeof import('./place-order.ts');

let code: PlacingCode | undefined;
const waiting = new Set<() => void>();

/** The code where it has come. */
export const placingCode = (): PlacingCode | undefined => code;

/** Calls once the code has come; gives the way to stop it. */
export const hearPlacingCode = (listener: () => void): (() => void) => {
  waiting.add(listener);
  return () => waiting.delete(listener);
};

/**
 * Loads the code that places an order: with the review, and where a try is kept. No step before needs it (PERF-02). Rejects where it
 * can't be had; the next call asks again.
 */
export const loadPlacingCode = async (): Promise<PlacingCode> => {
  const loaded = await late(() => import('./place-order.ts'));
  code = loaded;
  for (const listener of waiting) listener();
  return loaded;
};

/** Whether this browser keeps a try, whosever it is: the code says what it means for this page. */
export const isTryKept = (): boolean => {
  const { storage, row } = runtime();
  return storage.read('placing', row.baseSite) !== undefined;
};
