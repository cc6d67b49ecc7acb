import type { Repository } from '../core/repository.ts';
import { seededCollection } from '../core/seeded.ts';
import { membersOf, QGLOBAL_ACCOUNTS } from './seed.ts';

export type StoredQGlobal = {
  number: string;
  name: string;
  /** A customer's id. */
  owner: string;
  /** The owner's name, after a transfer. */
  ownerName?: string | undefined;
  /** The id of the customer account that it is linked to. */
  linkedAccountId?: string | undefined;
  /** True: another party owns it, and nothing more is revealed. */
  closed?: boolean | undefined;
};

export const qGlobalIn = (repository: Repository) => {
  const changed = repository.collection<StoredQGlobal>('Q-global accounts');
  const members = seededCollection<{ id: string }>(repository, 'Q-global members', membersOf);
  /** Returns the account with this number. Case is ignored. */
  const byNumber = (number: string): StoredQGlobal | undefined =>
    changed.get(number.toUpperCase()) ?? QGLOBAL_ACCOUNTS.find((one) => one.number === number.toUpperCase());
  return {
    byNumber,
    of: (user: string): readonly StoredQGlobal[] => members.of(user).flatMap(({ id }) => byNumber(id) ?? []),
    join: (user: string, number: string): void => members.put(user, number, { id: number }),
    save: (account: StoredQGlobal): void => changed.put(account.number, '', account),
    clear: (): void => {
      changed.clear();
      members.clear();
    },
  };
};
