import { localeTable, type BaseSite, type Locale } from './locale/locale-table.ts';
import { createTexts, type AreaPorts, type Place } from './storage-area.ts';
import { storageName, type StorageKey } from './storage-names.ts';
import { storageTable, type StorageArea } from './storage-table.ts';
import type { StorageValue } from './storage-types.ts';
import { tolerant } from './tolerant.ts';

type Table = typeof storageTable;

/** The argument that a key needs in addition to its name: none, a base site, or a locale. */
type Suffix<Key extends StorageKey> = Table[Key]['per'] extends 'site'
  ? [site: BaseSite]
  : Table[Key]['per'] extends 'locale'
    ? [locale: Locale]
    : [];

type StorageListener = (event: Pick<StorageEvent, 'key'>) => void;

/** The part of `window` that is used to learn of other tabs' writes. */
export type StorageEvents = {
  addEventListener(type: 'storage', listener: StorageListener): void;
  removeEventListener(type: 'storage', listener: StorageListener): void;
};

export type StoragePorts = AreaPorts & {
  /** Milliseconds since the epoch. */
  now: () => number;
  events?: StorageEvents;
};

/** The values of the storage table. No method throws. If storage refuses, another area or memory keeps them (REL-05). */
export type AppStorage = {
  /** Returns the value. Undefined if there is none, it is too old, or it is invalid. */
  read<Key extends StorageKey>(key: Key, ...suffix: Suffix<Key>): StorageValue<Key> | undefined;
  /** Returns whether the value outlives this page. False if storage refuses and the value is only kept in memory. */
  write<Key extends StorageKey>(key: Key, value: StorageValue<Key>, ...suffix: Suffix<Key>): boolean;
  remove<Key extends StorageKey>(key: Key, ...suffix: Suffix<Key>): void;
  /** Calls the listener on each change, by this page or another tab. Returns the function that unsubscribes. */
  subscribe<Key extends StorageKey>(
    key: Key,
    listener: (value: StorageValue<Key> | undefined) => void,
    ...suffix: Suffix<Key>
  ): () => void;
  /** Removes what ends with a sign-out, in one `area` if given. An explicit one removes more. `keeps`: values that stay. */
  signOut(how: { explicit: boolean; area?: StorageArea; keeps?: readonly StorageKey[] }): void;
  /** Removes what another customer typed in this tab. `who` is the id of the one who is signed in now. */
  signIn(who: string): void;
};

const expired = Symbol('expired');
const dangerous = new Set(['__proto__', 'constructor', 'prototype']);

function safeJson(stored: string): unknown {
  return JSON.parse(stored, (key, value: unknown) => (dangerous.has(key) ? undefined : value));
}

function namesOf(key: StorageKey): string[] {
  const { per } = storageTable[key];
  if (per === 'page') return [storageName(key)];
  const suffixes = localeTable.map((row) => (per === 'site' ? row.baseSite : row.locale));
  return [...new Set(suffixes)].map((suffix) => storageName(key, suffix));
}

/** Creates the listeners by name. The window is listened to only while there is at least one. */
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

/** Parses a stored text. Returns undefined if it is invalid, and `expired` if its lifetime is over. */
function decode<Key extends StorageKey>(key: Key, stored: string, now: number) {
  const row = storageTable[key];
  if ('list' in row) return row.parse(stored.split(',')) as StorageValue<Key> | undefined;
  const raw = safeJson(stored);
  if (typeof row.lifetime !== 'number') return row.parse(raw) as StorageValue<Key> | undefined;
  const { t, v } = raw as { t?: unknown; v?: unknown };
  // The clock may have been set back. That must not end a sign-in that has just begun.
  if (typeof t === 'number' && Math.abs(now - t) > row.lifetime) return expired;
  return typeof t === 'number' ? (row.parse(v) as StorageValue<Key> | undefined) : undefined;
}

/** Creates the only access to the browser's storage. Never throws: memory replaces it. Source: SEC-04, REL-05. */
export function createStorage(ports: StoragePorts): AppStorage {
  const texts = createTexts(ports);
  const read = <Key extends StorageKey>(key: Key, name: string): StorageValue<Key> | undefined => {
    const place: Place = storageTable[key];
    const stored = texts.get(place, name);
    const value = stored === null ? undefined : tolerant(() => decode(key, stored, ports.now()));
    if (stored !== null && value === undefined) texts.tell('rubbish', name);
    if (value !== expired) return value;
    texts.put(place, name, null);
    return undefined;
  };
  const listeners = createListeners(ports.events, (changed) => {
    for (const name of changed === null ? listeners.names() : [changed]) {
      texts.forget(name);
      listeners.call(name);
    }
  });
  const put = (key: StorageKey, name: string, text: string | null) => {
    const kept = texts.put(storageTable[key], name, text);
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
    signOut({ explicit, area, keeps = [] }) {
      for (const key of Object.keys(storageTable) as StorageKey[]) {
        const { lifetime, area: its } = storageTable[key];
        if ((area && area !== its) || keeps.includes(key)) continue;
        if (lifetime !== 'sign-out' && !(explicit && lifetime === 'explicit-sign-out')) continue;
        for (const name of namesOf(key)) put(key, name, null);
      }
    },
    signIn(who) {
      const name = storageName('typedBy');
      if (read('typedBy', name) === who) return;
      for (const key of Object.keys(storageTable) as StorageKey[])
        if (storageTable[key].lifetime === 'explicit-sign-out')
          for (const typed of namesOf(key)) put(key, typed, null);
      put('typedBy', name, encode('typedBy', who, ports.now()));
    },
  };
}

/** Creates the access to this browser's storage. */
export function createBrowserStorage(ports: Pick<StoragePorts, 'now' | 'report'>): AppStorage {
  return createStorage({
    ...ports,
    local: () => localStorage,
    session: () => sessionStorage,
    events: window,
  });
}
