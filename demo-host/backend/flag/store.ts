import { flagDefaults } from '../../../src/core/flags/flag-table.ts';

/** A flag of the service: any JSON value, and the number of its changes. */
type StoredFlag = { value: unknown; version: number };

/** An event for an open stream: `put` has all flags, `patch` one. */
export type StreamEvent = { event: 'put' | 'patch'; data: unknown };

/** An open stream, and its context. */
export type FlagStream = {
  context: unknown;
  send: (message: StreamEvent) => void;
  end: () => void;
};

/**
 * The state of the demo host's flag service: values, open streams, and received events. Every visitor gets the same
 * values.
 */
export type FlagState = {
  values(): Record<string, unknown>;
  /** The flags in the vendor's format. */
  all(): Record<string, unknown>;
  change(key: string, value: unknown): void;
  /** Resets every flag to its default. */
  reset(): void;
  open(stream: FlagStream): () => void;
  streams(): readonly FlagStream[];
  /** Cuts every open stream, as a proxy does after a timeout. */
  drop(): void;
  note(events: readonly unknown[]): void;
  /** Events and diagnostics, the latest last. */
  noted(): readonly unknown[];
};

const MOST_NOTED = 500;

const protocolForm = ({ value, version }: StoredFlag) => ({
  value,
  version,
  flagVersion: version,
  variation: 0,
  trackEvents: false,
});

export const createFlagState = (): FlagState => {
  const flags = new Map<string, StoredFlag>();
  const streams = new Set<FlagStream>();
  let noted: unknown[] = [];
  const tell = (message: StreamEvent) => streams.forEach((stream) => stream.send(message));
  const set = (key: string, value: unknown) =>
    void flags.set(key, { value, version: (flags.get(key)?.version ?? 0) + 1 });
  const all = () => Object.fromEntries([...flags].map(([key, flag]) => [key, protocolForm(flag)]));
  const setDefaults = () => Object.entries(flagDefaults()).forEach(([key, value]) => set(key, value));
  setDefaults();
  return {
    values: () => Object.fromEntries([...flags].map(([key, { value }]) => [key, value])),
    all,
    change(key, value) {
      set(key, value);
      const flag = flags.get(key);
      if (flag) tell({ event: 'patch', data: { key, ...protocolForm(flag) } });
    },
    reset() {
      setDefaults();
      tell({ event: 'put', data: all() });
    },
    open(stream) {
      streams.add(stream);
      stream.send({ event: 'put', data: all() });
      return () => void streams.delete(stream);
    },
    streams: () => [...streams],
    drop() {
      for (const stream of streams) stream.end();
      streams.clear();
    },
    note(events) {
      noted = [...noted, ...events].slice(-MOST_NOTED);
    },
    noted: () => noted,
  };
};
