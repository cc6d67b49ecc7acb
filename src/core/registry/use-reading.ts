import { useEffect, useSyncExternalStore } from 'react';
import { runtime } from '../runtime.ts';
import type { Reading, ReadingKey } from './readings.ts';

/** A reading as a widget uses it. */
export type ReadingOnShow<Data> = Reading<Data> & {
  /** True while the data may still come or may be refreshed. */
  readonly coming: boolean;
};

export type ReadingOptions<Data, Now> = {
  /** The data that author mode shows. Nothing is read there (EMB-11). */
  sample?: (() => Data) | undefined;
  /** Returns the reading, in place of the registry's own. It must be the same object until it changes. */
  now?: () => Now;
};

/** Returns a reading of the whole page, which `load`, if given, reads once for all bundles. Source: PERF-04. */
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
