/** The name of a reading that all bundles and tabs share. The data's type is not checked: an older copy may differ. */
export type ReadingKey<Data> = string & { readonly data?: Data };

/** Names a reading of the whole page, next to the code that reads it: `defineReading<CartView>('cart')`. Names never change. */
/*#__NO_SIDE_EFFECTS__*/
export const defineReading = <Data>(name: string): ReadingKey<Data> => name as ReadingKey<Data>;

/** The page's data for a key. Each change makes a new object. `stale`: shown until it is read again. */
export type Reading<Data = unknown> = {
  readonly data?: Data | undefined;
  /** The error of the last read. Cleared by the next successful read. */
  readonly error?: unknown;
  readonly reading: boolean;
  readonly stale: boolean;
};

/** The readings of the registry, which all bundles share; see `Reading`. */
export type Readings = {
  reading<Data>(key: ReadingKey<Data>): Reading<Data>;
  /** Runs a read, or joins the one under way for this key. Keeps its answer or error for `reading`. */
  request<Data>(key: ReadingKey<Data>, load: () => Promise<Data>): Promise<Data>;
  /** Sets the data without a read, for example a change that is under way. */
  keep<Data>(key: ReadingKey<Data>, data: NoInfer<Data> | undefined): void;
  /** Marks the data of `key` as stale in every bundle and every tab, because something changed. */
  changed(key: string): void;
  subscribe(listener: () => void): () => void;
  /** Calls the listener with the key of each change, on this page and in other tabs. Returns the function that unsubscribes. */
  onChanged(listener: (key: string) => void): () => void;
};

/** Sends changes to the other tabs and receives theirs. */
export type ChangePort = {
  post(key: string): void;
  on(listener: (key: string) => void): void;
};

const NOTHING: Reading = { reading: false, stale: true };

/** Creates the part of the registry that joins reads, keeps their answers and spreads changes (LEAD: one cart everywhere). */
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
    // A read that began before the change must not provide the data after it.
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
