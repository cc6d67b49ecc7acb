import type { FlagClient, FlagContext } from './flag-client.ts';
import type { GivenFlags } from './given-flags.ts';
import {
  flagMocks,
  isFlagKey,
  parseFlags,
  parseFlagValue,
  type FlagKey,
  type FlagValues,
} from './flag-table.ts';

export type MemoryFlagClient = FlagClient & {
  /** Changes a value, as the service's stream would. An invalid value becomes the flag's default. */
  set(key: string, raw: unknown): void;
  /** The visitor that was identified last. */
  context(): FlagContext | undefined;
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Creates a flag client without a service. It returns the given values, else the defaults. For pages, stories and tests. */
export function createMemoryFlagClient(given: GivenFlags = {}): MemoryFlagClient {
  const values: FlagValues = given === 'mock' ? flagMocks() : parseFlags(given);
  const listeners = new Set<(changed: readonly FlagKey[]) => void>();
  let visitor: FlagContext | undefined;
  let closed = false;

  const change = <Key extends FlagKey>(key: Key, raw: unknown) => {
    const value = parseFlagValue(key, raw);
    if (closed || isSame(value, values[key])) return;
    values[key] = value;
    for (const listener of listeners) listener([key]);
  };

  return {
    ready: () => Promise.resolve(),
    get: (key) => values[key],
    all: () => ({ ...values }),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    identify(context) {
      if (!closed) visitor = context;
      return Promise.resolve();
    },
    close() {
      closed = true;
      listeners.clear();
      return Promise.resolve();
    },
    set(key, raw) {
      if (isFlagKey(key)) change(key, raw);
    },
    context: () => visitor,
  };
}
