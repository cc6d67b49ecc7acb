import { callService } from '../../core/http/call-service.ts';
import type { Customer } from '../customer.ts';
import { customerMutation } from '../customer-write.ts';
import { customerQuery } from '../query.ts';
import { addQualifiedUser, listQualifiedUsers, type QualifiedUser } from './qualified-user.contract.ts';

/** The people who can be an account's qualified user. Nothing is read until the account is known. Source: CHK-03. */
export const qualifiedUsersQuery = (of: Customer | undefined, accountId: string | undefined) =>
  customerQuery({
    of: of && accountId !== undefined ? { ...of, accountId } : undefined,
    resource: 'qualifiedUsers',
    part: [accountId ?? ''],
    read: listed,
  });

const listed = async (path: Customer & { accountId: string }, signal?: AbortSignal) =>
  (await callService(listQualifiedUsers, { path, signal })).qualifiedUsers;

/** Adds a person of the organization by email, and returns the user. Source: CHK-03 c. */
export const addQualifiedUserMutation = (of: Customer, accountId: string) =>
  customerMutation<QualifiedUser, string>({
    owner: of,
    changes: ['qualifiedUsers'],
    write: (email) => callService(addQualifiedUser, { path: { ...of, accountId }, body: { email } }),
    confirm: async (email) => {
      const result = (await listed({ ...of, accountId })).find((user) => isSame(user.email, email));
      return result && { result };
    },
  });

const isSame = (one: string | undefined, other: string): boolean =>
  one?.toLowerCase() === other.trim().toLowerCase();
