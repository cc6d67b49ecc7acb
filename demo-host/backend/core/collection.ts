/**
 * Things of one kind as a resource keeps them, by id. What they are is the resource's own affair (`<resource>/store.ts`).
 * Values go in and come out as copies or as readonly, and must survive JSON.
 */
export type Collection<T> = {
  get(id: string): T | undefined;
  /** Those of one owner, a customer's id as a rule, in the order in which they were first put. */
  of(owner: string): readonly T[];
  /** Keeps it under its id, in place of what was there. */
  put(id: string, owner: string, value: T): void;
  remove(id: string): void;
  /** Forgets all. */
  clear(): void;
};

type Item = { owner: string; value: unknown };

/** Collections in memory, with a copy of all for a transaction that fails. */
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
    /** A copy of what is kept now, to be given to `restore`. */
    copy: () => new Map([...all].map(([name, kept]) => [name, new Map(kept)])),
    restore: (copy: Map<string, Map<string, Item>>) => void (all = copy),
  };
};
