import { useEffect, useSyncExternalStore } from 'react';
import { runtime } from '../runtime.ts';
import type { ReadingKey } from './define-reading.ts';
import type { Reading } from './readings.ts';

/** A reading as a widget shows it. */
export type ReadingOnShow<Data> = Reading<Data> & {
  /** It may still come, or come anew. */
  readonly coming: boolean;
};

export type ReadingOptions<Data, Now> = {
  /** What author mode shows in place of data: nothing is read there (EMB-11). */
  sample?: (() => Data) | undefined;
  /** What is known, in place of the registry's word of it; the same object until it changes. */
  now?: () => Now;
};

/**
 * What the whole page shows, read once for all bundles on it and again when something changed it in any tab (PERF-04). `load` reads
 * it through the registry and has reported a failure before it rejects; undefined: nothing can be asked, and nothing comes.
 */
export const useReading = <Data, Now extends Reading<Data> = Reading<Data>>(
  key: ReadingKey<Data>,
  load: (() => Promise<unknown>) | undefined,
  { sample, now }: ReadingOptions<Data, Now> = {},
): Now & ReadingOnShow<Data> => {
  const { registry, author } = runtime();
  const known = useSyncExternalStore(registry.subscribe, now ?? (() => registry.reading(key) as Now));
  const coming = load !== undefined && !author && (known.stale || known.reading);
  const due = coming && !known.reading;
  useEffect(() => {
    if (due) load?.().catch(() => undefined);
  }, [due, load]);
  return { ...known, ...(author && sample && { data: sample() }), coming };
};
