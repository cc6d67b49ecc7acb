import type { Fetch } from './send-once.ts';

/** Reads begun before a widget's code was there, by address; undefined once taken over. */
export type EarlyReads = Map<string, Promise<Response> | undefined>;

/** The page's early reads: the head snippet and the loader begin them, the first bundle takes them over. */
export const earlyReads = (): EarlyReads => {
  const page = globalThis as { [key: symbol]: unknown };
  return (page[Symbol.for('assess-widgets.early')] ??= new Map()) as EarlyReads;
};

/**
 * `fetch`, but a read that was already begun is taken over instead of sent again. Each is taken once: a later read of
 * the same address goes to the network.
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
