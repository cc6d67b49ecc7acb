import { readUser, type CommerceUser } from '../../auth/customer/user.contract.ts';
import { callService } from '../../core/http/call-service.ts';
import type { Customer } from '../customer.ts';
import { customerMutation, hasAll } from '../customer-write.ts';
import { customerQuery } from '../query.ts';
import { changeUser, type ProfileChange } from './profile.contract.ts';

export type Profile = CommerceUser;

/** Reads the customer's names, telephone number and what they sign in with. Source: ACC-03 a. */
export const profileQuery = (of: Customer | undefined) =>
  customerQuery({
    of,
    resource: 'profile',
    read: (path, signal) => callService(readUser, { path, signal }),
  });

/** Sends the changed fields, for the version that was shown, if any. Rejects with status 412 if it is old (ACC-03 d). */
export const changeProfileMutation = (of: Customer) =>
  customerMutation({
    owner: of,
    changes: ['profile'],
    write: ({ change, version }: { change: ProfileChange; version: string | undefined }) =>
      callService(changeUser, {
        path: of,
        body: change,
        ...(version !== undefined && { headers: { 'If-Match': version } }),
      }),
    confirm: async ({ change }) =>
      hasAll(await callService(readUser, { path: of }), change) ? { result: undefined } : undefined,
  });
