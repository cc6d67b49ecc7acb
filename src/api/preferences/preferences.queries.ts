import { callService } from '../../core/http/call-service.ts';
import type { Customer } from '../customer.ts';
import { customerMutation, hasAll } from '../customer-write.ts';
import { customerQuery } from '../query.ts';
import { changePreferences, readPreferences, type PreferencesChange } from './preferences.contract.ts';

/** Reads the customer's preferences. Source: ACC-03 c. */
export const preferencesQuery = (of: Customer | undefined) =>
  customerQuery({
    of,
    resource: 'preferences',
    read: (path, signal) => callService(readPreferences, { path, signal }),
  });

/** Sends the changed preferences, for the version that was shown. Rejects with status 412 if there is a newer one (ACC-03 d). */
export const changePreferencesMutation = (of: Customer) =>
  customerMutation({
    owner: of,
    changes: ['preferences'],
    write: ({ change, version }: { change: PreferencesChange; version: string }) =>
      callService(changePreferences, { path: of, body: change, headers: { 'If-Match': version } }),
    confirm: async ({ change }) =>
      hasAll(await callService(readPreferences, { path: of }), change) ? { result: undefined } : undefined,
  });
