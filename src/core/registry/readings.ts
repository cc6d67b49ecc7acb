import type { ReadingKey } from './define-reading.ts';

/**
 * What the page knows behind a key, for all bundles on it. Immutable: a new object for each change.
 * `stale` says that the data is to be read again; it stays on show until then.
 */
export type Reading<Data = unknown> = {
  readonly data?: Data | undefined;
  /** Why the last read failed; gone with the next success. */
  readonly error?: unknown;
  /** A read is under way. */
  readonly reading: boolean;
  readonly stale: boolean;
};

/** The registry's readings, which all bundles share; see `Reading`. */
export type Readings = {
  reading<Data>(key: ReadingKey<Data>): Reading<Data>;
  /** Joins equal reads in flight, and keeps the last answer or failure for `reading`. */
  request<Data>(key: ReadingKey<Data>, load: () => Promise<Data>): Promise<Data>;
  /** Keeps plain data without a read, for example what is about to change. */
  keep<Data>(key: ReadingKey<Data>, data: NoInfer<Data> | undefined): void;
  /** Something behind `key` changed: what is known is stale, in every bundle and every tab. */
  changed(key: string): void;
  subscribe(listener: () => void): () => void;
  /** Hears the key of each change, of this page and of the other tabs; gives the way to stop it. */
  onChanged(listener: (key: string) => void): () => void;
};

/** How a change reaches the other tabs. */
export type ChangePort = {
  post(key: string): void;
  on(listener: (key: string) => void): void;
};

const NOTHING: Reading = { reading: false, stale: true };

/** The part of the registry that joins reads, keeps their answers and spreads changes (LEAD: one cart everywhere). */
export const createReadings = (tabs: ChangePort): Readings => {
  const known = new Map<string, Reading>();
  const inFlight = new Map<string, Promise<unknown>>();
  const listeners = new Set<() => void>();
  const changes = new Set<(key: string) => void>();
  const reading = <Data>(key: ReadingKey<Data>) => (known.get(key) ?? NOTHING) as Reading<Data>;
  const set = (key: string, change: Partial<Reading>) => {
    known.set(key, { ...reading(key), ...change });
    for (const listener of listeners) listener();
  };
  const markStale = (key: string) => {
    // A read that began before the change must not answer for what came after it.
    inFlight.delete(key);
    if (known.has(key)) set(key, { stale: true, reading: false });
    for (const listener of changes) listener(key);
  };
  tabs.on(markStale);

  return {
    reading,
    keep: (key, data) => set(key, { data, stale: false }),
    changed: (key) => {
      markStale(key);
      tabs.post(key);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onChanged: (listener) => {
      changes.add(listener);
      return () => changes.delete(listener);
    },
    request: <T>(key: string, load: () => Promise<T>) => {
      const running = inFlight.get(key);
      if (running) return running as Promise<T>;
      const started = load();
      inFlight.set(key, started);
      set(key, { reading: true });
      const settle = (outcome: Partial<Reading>) => {
        if (inFlight.get(key) !== started) return;
        inFlight.delete(key);
        set(key, { ...outcome, reading: false, stale: false });
      };
      started.then(
        (data) => settle({ data, error: undefined }),
        (error: unknown) => settle({ error }),
      );
      return started;
    },
  };
};
