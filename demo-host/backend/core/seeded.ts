import type { Repository } from './repository.ts';

/** The items of each owner, by id. Ids belong to the owner: knowing another owner's id gives no access. */
export type Seeded<T> = {
  of(owner: string): readonly T[];
  get(owner: string, id: string): T | undefined;
  put(owner: string, id: string, value: T): void;
  remove(owner: string, id: string): void;
  /** Resets all owners to what they had at the start. */
  clear(): void;
};

/** Returns a collection that starts, for each owner, with the items from `seedOf`. */
export const seededCollection = <T extends { id: string }>(
  repository: Repository,
  name: string,
  seedOf: (owner: string) => readonly T[],
): Seeded<T> => {
  const items = repository.collection<T>(name);
  const begun = repository.collection<true>(`${name} begun`);
  const key = (owner: string, id: string) => `${owner} ${id}`;
  const begin = (owner: string): void => {
    if (begun.get(owner)) return;
    begun.put(owner, '', true);
    for (const item of seedOf(owner)) items.put(key(owner, item.id), owner, item);
  };
  return {
    of: (owner) => {
      begin(owner);
      return items.of(owner);
    },
    get: (owner, id) => {
      begin(owner);
      return items.get(key(owner, id));
    },
    put: (owner, id, value) => {
      begin(owner);
      items.put(key(owner, id), owner, value);
    },
    remove: (owner, id) => {
      begin(owner);
      items.remove(key(owner, id));
    },
    clear: () => {
      items.clear();
      begun.clear();
    },
  };
};
