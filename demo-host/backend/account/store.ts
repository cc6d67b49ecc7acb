import type { People } from '../../identity/people.ts';
import type { StoredAddress } from '../address/store.ts';
import type { Repository } from '../core/repository.ts';
import { seededCollection } from '../core/seeded.ts';
import type { Promotion } from '../promotion/store.ts';
import { personalId } from './account.ts';
import { memberships, ORGANIZATIONS, personalAccount } from './seed.ts';
import { attemptsIn } from './wrong-numbers.ts';

export type StoredAccount = {
  id: string;
  number: string;
  name: string;
  type: 'PERSONAL' | 'ORGANIZATION';
  billingAddress?: StoredAddress | undefined;
  taxExempt: boolean;
  hasOrdered: boolean;
  /** The discount that the organization has agreed with the publisher. */
  discount?: Promotion | undefined;
};

const organizations = new Map(ORGANIZATIONS.map((one) => [one.id, one]));

/** Returns an organization's name by the id of its account. */
export const organizationName = (id: string): string | undefined => organizations.get(id)?.name;

/** Returns the store of customer accounts. Everyone who orders for an organization shares its account. */
export const accountsIn = ({ repository, people }: { repository: Repository; people: People }) => {
  const changed = repository.collection<StoredAccount>('accounts');
  const memberOf = seededCollection<{ id: string }>(repository, 'account memberships', (user) =>
    memberships(user).map((id) => ({ id })),
  );
  const stored = (id: string, user: string): StoredAccount | undefined =>
    changed.get(id) ?? (id === personalId(user) ? personalAccount(user, people) : organizations.get(id));
  return {
    of: (user: string): readonly StoredAccount[] =>
      memberOf.of(user).flatMap(({ id }) => stored(id, user) ?? []),
    get: (user: string, id: string): StoredAccount | undefined => memberOf.get(user, id) && stored(id, user),
    byNumber: (number: string): StoredAccount | undefined => {
      const found = ORGANIZATIONS.find((one) => one.number === number);
      return found && (changed.get(found.id) ?? found);
    },
    join: (user: string, id: string): void => memberOf.put(user, id, { id }),
    save: (account: StoredAccount): void => changed.put(account.id, '', account),
    clear: (): void => {
      changed.clear();
      memberOf.clear();
      attemptsIn(repository).clear();
    },
  };
};
export type Accounts = ReturnType<typeof accountsIn>;
