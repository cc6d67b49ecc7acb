import type { BuyerLevel } from '../../../src/api/checkout/qualification.rules.ts';
import type { People } from '../../identity/people.ts';
import type { StoredAccount } from '../account/store.ts';
import type { Services } from '../core/services.ts';
import { seededCollection } from '../core/seeded.ts';
import { levelOf } from '../qualification/store.ts';
import { nameOf } from '../user/user.ts';
import { staffOf } from './seed.ts';

export type StoredQualifiedUser = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  level?: BuyerLevel | undefined;
};

/** Returns the qualified users of an account. A personal account, and one that is unconfirmed, has its customer only (CHK-03 g, ACC-05 e). */
export const qualifiedUsersIn = ({
  repository,
  people,
  clock,
}: Pick<Services, 'repository' | 'people' | 'clock'>) => {
  const staff = seededCollection<StoredQualifiedUser>(repository, 'qualified users', staffOf);
  return {
    of: (user: string, { id, type, isUnconfirmed }: StoredAccount): readonly StoredQualifiedUser[] =>
      type === 'PERSONAL' || isUnconfirmed
        ? [{ id: user, ...nameParts(user, people), level: levelOf(user, { repository, clock }) }]
        : staff.of(id),
    add: (accountId: string, one: StoredQualifiedUser): void => staff.put(accountId, one.id, one),
    clear: staff.clear,
  };
};

const nameParts = (user: string, people: People) => {
  const { firstName, lastName, email } = nameOf(user, people);
  return { firstName, lastName, email };
};
