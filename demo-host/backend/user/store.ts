import type { Repository } from '../core/repository.ts';

/** What commerce keeps of a customer besides the names. */
type StoredProfile = {
  phone: string;
  /** Counts the changes. */
  version: number;
};

const FIRST: StoredProfile = { phone: '', version: 1 };

/** Returns the profiles of customers. */
export const profilesIn = (repository: Repository) => {
  const kept = repository.collection<StoredProfile>('profiles');
  return {
    of: (user: string): StoredProfile => kept.get(user) ?? FIRST,
    save: (user: string, profile: StoredProfile): void => kept.put(user, user, profile),
    clear: kept.clear,
  };
};
