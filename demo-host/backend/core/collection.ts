/**
 * The items of one kind that a resource stores, by id. Only the resource knows their type (`<resource>/store.ts`).
 * Values are copied on the way in and out, or readonly, and must survive JSON.
 */
export type Collection<T> = {
  get(id: string): T | undefined;
  /** Returns the items of one owner, usually a customer's id, in the order in which they were first stored. */
  of(owner: string): readonly T[];
  /** Stores an item under its id, in place of an earlier one. */
  put(id: string, owner: string, value: T): void;
  remove(id: string): void;
  /** Removes all items. */
  clear(): void;
};

type Item = { owner: string; value: unknown };

/** Creates collections in memory. A copy of all of them can be restored after a failed transaction. */
export const createMemoryCollections = () => {
  let all = new Map<string, Map<string, Item>>();
  const items = (name: string): Map<string, Item> => {
    const found = all.get(name) ?? new Map<string, Item>();
    all.set(name, found);
    return found;
  };
  return {
    collection: <T>(name: string): Collection<T> => ({
      get: (id) => items(name).get(id)?.value as T | undefined,
      of: (owner) =>
        [...items(name).values()].filter((item) => item.owner === owner).map((item) => item.value as T),
      put: (id, owner, value) => void items(name).set(id, { owner, value: structuredClone(value) }),
      remove: (id) => void items(name).delete(id),
      clear: () => items(name).clear(),
    }),
    /** Returns a copy of all items, for `restore`. */
    copy: () => new Map([...all].map(([name, kept]) => [name, new Map(kept)])),
    restore: (copy: Map<string, Map<string, Item>>) => void (all = copy),
  };
};
