import { localeTable, type BaseSite, type Locale } from './locale/locale-table.ts';
import { createTexts, type AreaPorts } from './storage-area.ts';
import { storageName, type StorageKey } from './storage-names.ts';
import { storageTable, type StorageArea } from './storage-table.ts';

type Table = typeof storageTable;

export type StorageValue<Key extends StorageKey> = NonNullable<ReturnType<Table[Key]['parse']>>;

/** What a key needs besides its name: nothing, a base site, or a locale. */
type Suffix<Key extends StorageKey> = Table[Key]['per'] extends 'site'
  ? [site: BaseSite]
  : Table[Key]['per'] extends 'locale'
    ? [locale: Locale]
    : [];

type StorageListener = (event: Pick<StorageEvent, 'key'>) => void;

/** What of `window` is used to hear of the writes of other tabs. */
export type StorageEvents = {
  addEventListener(type: 'storage', listener: StorageListener): void;
  removeEventListener(type: 'storage', listener: StorageListener): void;
};

export type StoragePorts = AreaPorts & {
  /** Milliseconds since the epoch. */
  now: () => number;
  events?: StorageEvents;
};

/** The values of the storage table. Nothing here throws: where storage refuses, memory keeps a value for this page (REL-05). */
export type AppStorage = {
  /** The value, or undefined if there is none, it is too old, or what lies there is not one. */
  read<Key extends StorageKey>(key: Key, ...suffix: Suffix<Key>): StorageValue<Key> | undefined;
  /** Whether the value outlives this page: false where storage refuses and it is kept in memory alone. */
  write<Key extends StorageKey>(key: Key, value: StorageValue<Key>, ...suffix: Suffix<Key>): boolean;
  remove<Key extends StorageKey>(key: Key, ...suffix: Suffix<Key>): void;
  /** Calls at each change, by this page or another tab; gives the way to stop it. */
  subscribe<Key extends StorageKey>(
    key: Key,
    listener: (value: StorageValue<Key> | undefined) => void,
    ...suffix: Suffix<Key>
  ): () => void;
  /** Removes what a sign-out ends; by hand it ends more than by timeout. Of one area alone where one is named. */
  signOut(how: { explicit: boolean; area?: StorageArea }): void;
};

const expired = Symbol('expired');
const dangerous = new Set(['__proto__', 'constructor', 'prototype']);

function safeJson(stored: string): unknown {
  return JSON.parse(stored, (key, value: unknown) => (dangerous.has(key) ? undefined : value));
}

function tolerant<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Every name a key may have. */
function namesOf(key: StorageKey): string[] {
  const { per } = storageTable[key];
  if (per === 'page') return [storageName(key)];
  const suffixes = localeTable.map((row) => (per === 'site' ? row.baseSite : row.locale));
  return [...new Set(suffixes)].map((suffix) => storageName(key, suffix));
}

/** Listeners by name; the window is listened to while there are any. */
function createListeners(events: StorageEvents | undefined, onForeign: (name: string | null) => void) {
  const byName = new Map<string, Set<() => void>>();
  const foreign: StorageListener = ({ key }) => onForeign(key);
  return {
    add(name: string, listener: () => void) {
      if (byName.size === 0) events?.addEventListener('storage', foreign);
      const listeners = byName.get(name) ?? new Set();
      byName.set(name, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0 || byName.get(name) !== listeners) return;
        byName.delete(name);
        if (byName.size === 0) events?.removeEventListener('storage', foreign);
      };
    },
    call: (name: string) => byName.get(name)?.forEach((listener) => listener()),
    names: () => [...byName.keys()],
  };
}

function encode(key: StorageKey, value: unknown, now: number): string {
  const row = storageTable[key];
  if ('list' in row) return (value as readonly string[]).join(',');
  return JSON.stringify(typeof row.lifetime === 'number' ? { t: now, v: value } : value);
}

/** The value in a stored text: undefined if it is none, `expired` if it has outlived its lifetime. */
function decode<Key extends StorageKey>(key: Key, stored: string, now: number) {
  const row = storageTable[key];
  if ('list' in row) return row.parse(stored.split(',')) as StorageValue<Key> | undefined;
  const raw = safeJson(stored);
  if (typeof row.lifetime !== 'number') return row.parse(raw) as StorageValue<Key> | undefined;
  const { t, v } = raw as { t?: unknown; v?: unknown };
  // A clock that was set back must not end a sign-in that has just begun.
  if (typeof t === 'number' && Math.abs(now - t) > row.lifetime) return expired;
  return typeof t === 'number' ? (row.parse(v) as StorageValue<Key> | undefined) : undefined;
}

/**
 * The one door to the browser's storage, by the keys of the storage table. Never throws: where storage is
 * blocked or full, values live in memory for the life of the page; what cannot be read counts as absent.
 * Source: SEC-04, REL-05.
 */
export function createStorage(ports: StoragePorts): AppStorage {
  const texts = createTexts(ports);
  const read = <Key extends StorageKey>(key: Key, name: string): StorageValue<Key> | undefined => {
    const { area } = storageTable[key];
    const stored = texts.get(area, name);
    const value = stored === null ? undefined : tolerant(() => decode(key, stored, ports.now()));
    if (stored !== null && value === undefined) texts.tell('rubbish', name);
    if (value !== expired) return value;
    texts.put(area, name, null);
    return undefined;
  };
  const listeners = createListeners(ports.events, (changed) => {
    for (const name of changed === null ? listeners.names() : [changed]) {
      texts.forget(name);
      listeners.call(name);
    }
  });
  const put = (key: StorageKey, name: string, text: string | null) => {
    const kept = texts.put(storageTable[key].area, name, text);
    listeners.call(name);
    return kept;
  };
  return {
    read: (key, ...[suffix]) => read(key, storageName(key, suffix)),
    write: (key, value, ...[suffix]) => put(key, storageName(key, suffix), encode(key, value, ports.now())),
    remove: (key, ...[suffix]) => void put(key, storageName(key, suffix), null),
    subscribe: (key, listener, ...[suffix]) => {
      const name = storageName(key, suffix);
      return listeners.add(name, () => listener(read(key, name)));
    },
    signOut({ explicit, area }) {
      for (const key of Object.keys(storageTable) as StorageKey[]) {
        const { lifetime, area: its } = storageTable[key];
        if (area && area !== its) continue;
        if (lifetime !== 'sign-out' && !(explicit && lifetime === 'explicit-sign-out')) continue;
        for (const name of namesOf(key)) put(key, name, null);
      }
    },
  };
}

/** The storage of this browser. */
export function createBrowserStorage(ports: Pick<StoragePorts, 'now' | 'report'>): AppStorage {
  return createStorage({
    ...ports,
    local: () => localStorage,
    session: () => sessionStorage,
    events: window,
  });
}
