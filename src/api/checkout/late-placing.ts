import { late } from '../../core/late.ts';
import { runtime } from '../../core/runtime.ts';

/** The code that places an order. */
export type PlacingCode = typeof import('./place-order.ts');

let code: PlacingCode | undefined;
const waiting = new Set<() => void>();

/** Returns the code, if it is loaded. */
export const placingCode = (): PlacingCode | undefined => code;

/** Calls the listener once the code is loaded. Returns a function that stops it. */
export const hearPlacingCode = (listener: () => void): (() => void) => {
  waiting.add(listener);
  return () => waiting.delete(listener);
};

/** Loads the code that places an order (PERF-02). Rejects if it can't be loaded; the next call tries again. */
export const loadPlacingCode = async (): Promise<PlacingCode> => {
  const loaded = await late(() => import('./place-order.ts'));
  code = loaded;
  for (const listener of waiting) listener();
  return loaded;
};

/** Returns whether this browser keeps a try, whoever made it. The code decides what that means for this page. */
export const isTryKept = (): boolean => {
  const { storage, row } = runtime();
  return storage.read('placing', row.baseSite) !== undefined;
};
