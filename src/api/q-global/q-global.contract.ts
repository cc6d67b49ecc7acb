import * as v from 'valibot';
import { EMAIL } from '../address/email.rules.ts';
import { defineEndpoint, SEGMENT } from '../../core/http/define-endpoint.ts';

/* ours: the Q-global accounts. Source: CHK-04. */

const number = v.pipe(v.string(), v.trim(), v.regex(SEGMENT), v.maxLength(40));

export const qGlobalAccountSchema = v.object({
  number: v.pipe(v.string(), v.regex(SEGMENT)),
  name: v.optional(v.string()),
  /** Whether the customer owns the account, and so can hand it over. */
  isOwner: v.optional(v.boolean(), false),
  /** The name of whoever else owns it, for its members. */
  ownerName: v.optional(v.string()),
  /** The linked customer account. Choosing this account can switch to it (CHK-04 e). */
  linkedAccountId: v.optional(v.string()),
  linkedAccountName: v.optional(v.string()),
});
export type QGlobalAccount = v.InferOutput<typeof qGlobalAccountSchema>;

const accounts = '/users/{userId}/qglobalaccounts';

export const listQGlobalAccounts = defineEndpoint('GET', accounts, {
  response: v.object({ qglobalAccounts: v.array(qGlobalAccountSchema) }),
});

/** Adds an account to the customer's profile; 201. Only for accounts verified as LINKED_TO_ORGANIZATION or FOUND. */
export const addQGlobalAccount = defineEndpoint('POST', accounts, {
  body: v.object({ number }),
  response: qGlobalAccountSchema,
});

/** Always 200: NOT_FOUND is an answer, not an error. Source: CHK-04 d. */
export const verifyQGlobalAccount = defineEndpoint('POST', `${accounts}/verification`, {
  body: v.object({ number }),
  response: v.object({
    result: v.picklist(['FOUND', 'NOT_FOUND', 'NO_ACCESS', 'LINKED_TO_ORGANIZATION']),
    account: v.optional(qGlobalAccountSchema),
  }),
});

/** EXISTING: one of the customer's accounts. INVENTORY: a number that is looked up, without becoming a member. NEW: no number. */
export const chooseQGlobalAccount = defineEndpoint('PUT', '/users/{userId}/carts/{cartId}/qglobalaccount', {
  body: v.object({ kind: v.picklist(['EXISTING', 'INVENTORY', 'NEW']), number: v.nullish(number) }),
});

/**
 * Transfers an account to a qualified user of its organization, after a step-up. 403 ForbiddenError: only the owner may do
 * this. 400 UserNotInOrganization for anybody else's address; 429 after five of them. Source: CHK-04 f.
 */
export const handOverQGlobalAccount = defineEndpoint('POST', `${accounts}/{number}/owner`, {
  body: v.object({ email: v.pipe(v.string(), v.trim(), v.regex(EMAIL), v.maxLength(150)) }),
  response: qGlobalAccountSchema,
});
