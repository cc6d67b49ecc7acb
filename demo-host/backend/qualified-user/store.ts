import type { BuyerLevel } from '../../../src/api/checkout/qualification.rules.ts';
import type { People } from '../../identity/people.ts';
import type { StoredAccount } from '../account/store.ts';
import type { Repository } from '../core/repository.ts';
import { seededCollection } from '../core/seeded.ts';
import { nameOf } from '../user/user.ts';
import { levelOf, staffOf } from './seed.ts';

export type StoredQualifiedUser = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  level?: BuyerLevel | undefined;
};

/** Returns the qualified users of an account. A personal account has its customer only (CHK-03 g). */
export const qualifiedUsersIn = ({ repository, people }: { repository: Repository; people: People }) => {
  const staff = seededCollection<StoredQualifiedUser>(repository, 'qualified users', staffOf);
  return {
    of: (user: string, { id, type }: StoredAccount): readonly StoredQualifiedUser[] =>
      type === 'PERSONAL' ? [{ id: user, ...nameParts(user, people), level: levelOf(user) }] : staff.of(id),
    add: (accountId: string, one: StoredQualifiedUser): void => staff.put(accountId, one.id, one),
    clear: staff.clear,
  };
};

const nameParts = (user: string, people: People) => {
  const { firstName, lastName, email } = nameOf(user, people);
  return { firstName, lastName, email };
};
