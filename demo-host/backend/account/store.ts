import { SEEDED_USER_NAMES, type People } from '../../identity/people.ts';
import type { StoredAddress } from '../address/store.ts';
import type { Repository } from '../core/repository.ts';
import { seededCollection } from '../core/seeded.ts';
import type { Promotion } from '../promotion/store.ts';
import { personalId } from './account.ts';
import { memberships, ORGANIZATIONS, personalAccount } from './seed.ts';
import { forgetWrong } from './wrong-numbers.ts';

export { checkAttempts, noteWrong } from './wrong-numbers.ts';

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
  /** The last day of the tax exemption. */
  taxExemptUntil?: string | undefined;
  /** True for a customer who joined it by its number and was not confirmed yet. It then has number and name only. */
  isUnconfirmed?: true | undefined;
};

/** Returns what an unconfirmed member has of an account (ACC-05 e). */
const unconfirmed = ({ id, number, name, type }: StoredAccount): StoredAccount => ({
  id,
  number,
  name,
  type,
  taxExempt: false,
  hasOrdered: false,
  isUnconfirmed: true,
});

const organizations = new Map(ORGANIZATIONS.map((one) => [one.id, one]));

/** Returns an organization's name by the id of its account. */
export const organizationName = (id: string): string | undefined => organizations.get(id)?.name;

/** Returns the store of customer accounts. Everyone who orders for an organization shares its account. */
export const accountsIn = ({ repository, people }: { repository: Repository; people: People }) => {
  const changed = repository.collection<StoredAccount>('accounts');
  const memberOf = seededCollection<{ id: string; isUnconfirmed?: true }>(
    repository,
    'account memberships',
    (user) => memberships(user).map((id) => ({ id })),
  );
  const stored = (id: string, user: string): StoredAccount | undefined =>
    changed.get(id) ?? (id === personalId(user) ? personalAccount(user, people) : organizations.get(id));
  /** Returns the account as the customer may know it. */
  const known = (user: string, id: string): StoredAccount | undefined => {
    const [member, account] = [memberOf.get(user, id), stored(id, user)];
    return member?.isUnconfirmed && account ? unconfirmed(account) : member && account;
  };
  return {
    of: (user: string): readonly StoredAccount[] =>
      memberOf.of(user).flatMap(({ id }) => known(user, id) ?? []),
    get: known,
    /** Returns the organizations and the personal accounts of the people that the demo begins with. */
    all: (): readonly StoredAccount[] => [
      ...ORGANIZATIONS.map((one) => changed.get(one.id) ?? one),
      ...SEEDED_USER_NAMES.map((name) => personalAccount(`user-${name}`, people)),
    ],
    byNumber: (number: string): StoredAccount | undefined => {
      const found = ORGANIZATIONS.find((one) => one.number === number);
      return found && (changed.get(found.id) ?? found);
    },
    /** Whoever joins an account by its number is unconfirmed (ACC-05 e). A member stays one. */
    join: (user: string, id: string): void => {
      if (!memberOf.get(user, id)) memberOf.put(user, id, { id, isUnconfirmed: true });
    },
    /** Returns whether the customer may see and change what is the account's. */
    isConfirmed: (user: string, id: string): boolean => {
      const member = memberOf.get(user, id);
      return member !== undefined && !member.isUnconfirmed;
    },
    save: (account: StoredAccount): void => changed.put(account.id, '', account),
    clear: (): void => {
      changed.clear();
      memberOf.clear();
      forgetWrong(repository);
    },
  };
};
