import type { Repository } from '../core/repository.ts';

export type StoredPreferences = {
  orderEmails: boolean;
  quoteEmails: boolean;
  marketing: boolean;
  defaultAccountId?: string | undefined;
  /** Counts the changes. */
  version: number;
};

const FIRST: StoredPreferences = { orderEmails: true, quoteEmails: true, marketing: false, version: 1 };

/** Returns the preferences of customers. */
export const preferencesIn = (repository: Repository) => {
  const kept = repository.collection<StoredPreferences>('preferences');
  return {
    of: (user: string): StoredPreferences => kept.get(user) ?? FIRST,
    save: (user: string, preferences: StoredPreferences): void => kept.put(user, user, preferences),
    clear: kept.clear,
  };
};
