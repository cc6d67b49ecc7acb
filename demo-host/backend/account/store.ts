import type { BuyerLevel } from '../../../src/api/checkout/qualification.rules.ts';
import type { People } from '../../identity/people.ts';
import type { StoredAddress } from '../checkout/choices.ts';
import type { Repository } from '../core/repository.ts';
import { seededCollection } from '../core/seeded.ts';
import type { Promotion } from '../settings/settings.ts';
import { levelOf, memberships, nameOf, ORGANIZATIONS, personalAccount, personalId, staffOf } from './seed.ts';

export type StoredAccount = {
  id: string;
  number: string;
  name: string;
  type: 'PERSONAL' | 'ORGANIZATION';
  billingAddress?: StoredAddress | undefined;
  taxExempt: boolean;
  hasOrdered: boolean;
  /** What the organization has agreed with the publisher. */
  discount?: Promotion | undefined;
};

export type StoredQualifiedUser = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  level?: BuyerLevel | undefined;
};

type AccountsIn = { repository: Repository; people: People };

const organizations = new Map(ORGANIZATIONS.map((one) => [one.id, one]));

/** Customer accounts: an organization's is the same for all who order for it. */
export const accountsIn = ({ repository, people }: AccountsIn) => {
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
    },
  };
};
export type Accounts = ReturnType<typeof accountsIn>;

/** Qualified users of an account: of a personal one its customer alone (CHK-03 g). */
export const qualifiedUsersIn = ({ repository, people }: AccountsIn) => {
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
