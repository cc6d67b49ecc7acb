import type { Fetch } from './send-once.ts';

/** Reads that began before a widget's code was loaded, by address. Undefined once a read has been taken over. */
export type EarlyReads = Map<string, Promise<Response> | undefined>;

/** Returns the page's early reads. The head snippet and the loader begin them; the first bundle takes them over. */
export const earlyReads = (): EarlyReads => {
  const page = globalThis as { [key: symbol]: unknown };
  return (page[Symbol.for('assess-widgets.early')] ??= new Map()) as EarlyReads;
};

/**
 * Calls `fetch`, or takes over an early read of the same address. Each early read is taken once; the next read of that
 * address goes to the network.
 */
export const fetchOrTakeEarly: Fetch = (url, init) => {
  const early = earlyReads();
  const begun = init.method === 'GET' ? early.get(url) : undefined;
  if (begun === undefined) return fetch(url, init);
  early.set(url, undefined);
  return raceWithAbort(begun, init.signal);
};

const raceWithAbort = (
  response: Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
    response.then(resolve, reject);
  });
