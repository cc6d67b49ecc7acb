import { loaderNote } from '../config/read-page-config.ts';
import type { Fetch } from './fetch-json.ts';

/**
 * `fetch`, but a read that the loader already began is taken over instead of sent again. Each is taken once: a later
 * read of the same address goes to the network.
 */
export const fetchOrTakeEarly: Fetch = (url, init) => {
  const early = init.method === 'GET' ? loaderNote()?.early : undefined;
  const begun = early?.get(url);
  if (begun === undefined) return fetch(url, init);
  early?.delete(url);
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
