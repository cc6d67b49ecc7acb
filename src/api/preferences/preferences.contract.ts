import * as v from 'valibot';
import { defineEndpoint, SEGMENT } from '../../core/http/define-endpoint.ts';

/* ours: what a customer wants by mail, and what the checkout chooses for them. Source: ACC-03 c. */

const preferences = {
  /** Mails with shipping news. Confirmations, holds and receipts always come. */
  orderEmails: v.boolean(),
  /** Mails when a quote is ready or about to expire. */
  quoteEmails: v.boolean(),
  /** News and offers. Off until the customer switches them on. */
  marketing: v.boolean(),
};
const accountId = v.pipe(v.string(), v.regex(SEGMENT));

const path = '/users/{userId}/preferences';

export const readPreferences = defineEndpoint('GET', path, {
  response: v.object({
    ...preferences,
    /** The account that the checkout chooses. Absent if the customer has chosen none. */
    defaultAccountId: v.optional(accountId),
    /** For If-Match. */
    version: v.string(),
  }),
});
export type Preferences = v.InferOutput<(typeof readPreferences)['response']>;

/**
 * Changes the fields that it names; null removes the default account. 412 PreconditionFailedError if If-Match names an older
 * version; 400 UnknownIdentifierError if the account is not the customer's.
 */
export const changePreferences = defineEndpoint('PATCH', path, {
  body: v.partial(v.object({ ...preferences, defaultAccountId: v.nullish(accountId) })),
});
export type PreferencesChange = v.InferInput<(typeof changePreferences)['body']>;
