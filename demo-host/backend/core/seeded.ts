import type { Repository } from './repository.ts';

/** What one owner has of a resource, by id. Ids are the owner's own: nobody reaches another's by knowing one. */
export type Seeded<T> = {
  of(owner: string): readonly T[];
  get(owner: string, id: string): T | undefined;
  put(owner: string, id: string, value: T): void;
  remove(owner: string, id: string): void;
  /** Everybody has what they had at the start. */
  clear(): void;
};

/** A collection that begins, for each owner, with what `seedOf` gives. */
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
