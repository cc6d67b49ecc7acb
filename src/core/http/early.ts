import type { Fetch } from './send-once.ts';

/** Reads that began before a widget's code was loaded, by `earlyKey`. Undefined once a read has been taken over. */
export type EarlyReads = Map<string, Promise<Response> | undefined>;

/** Returns the page's early reads. The head snippet and the loader begin them; the first bundle takes them over. */
export const earlyReads = (): EarlyReads => {
  const page = globalThis as { [key: symbol]: unknown };
  return (page[Symbol.for('assess-widgets.early')] ??= new Map()) as EarlyReads;
};

/**
 * Returns the key of an early call: its address, and for a customer's call the token too, so that nobody else takes it (SES-13).
 * The only call that is not a read is the entry of the checkout, a PUT that is safe to repeat.
 */
export const earlyKey = (
  url: string,
  headers?: Readonly<Record<string, string>>,
  method: string | undefined = 'GET',
): string => (method === 'GET' ? '' : `${method} `) + url + (headers?.['Authorization'] ?? '');

/**
 * Calls `fetch`, or takes over an early read of the same address by the same visitor, once. An address that has been read
 * here is not read early any more, because the answer could be old.
 */
export const fetchOrTakeEarly: Fetch = (url, init) => {
  const early = earlyReads();
  const key = earlyKey(url, init.headers as Record<string, string> | undefined, init.method);
  const begun = early.get(key);
  // A token is not kept as a key: nothing of a customer begins early once the page has started.
  if (begun || key === url) early.set(key, undefined);
  return begun ? raceWithAbort(begun, init.signal) : fetch(url, init);
};

const raceWithAbort = (
  response: Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
    response.then(resolve, reject);
  });
