import * as v from 'valibot';
import type { Preferences, PreferencesChange } from '../../api/preferences/preferences.contract.ts';
import type { FormSchema } from '../kit/forms/schema-resolver.ts';

/** The values of the form. `defaultAccountId` is '' if no account is chosen. */
export type PreferencesValues = {
  orderEmails: boolean;
  quoteEmails: boolean;
  marketing: boolean;
  defaultAccountId: string;
};

/** Returns what the form begins with. */
export const startOf = ({
  orderEmails,
  quoteEmails,
  marketing,
  defaultAccountId,
}: Preferences): PreferencesValues => ({
  orderEmails,
  quoteEmails,
  marketing,
  defaultAccountId: defaultAccountId ?? '',
});

/** The schema of the form. No account is sent as null, which removes the one before. */
export const preferencesSchema: FormSchema<PreferencesValues, PreferencesChange> = v.object({
  orderEmails: v.boolean(),
  quoteEmails: v.boolean(),
  marketing: v.boolean(),
  defaultAccountId: v.pipe(
    v.string(),
    v.transform((id) => id || null),
  ),
});
