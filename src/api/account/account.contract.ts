import * as v from 'valibot';
import { defineEndpoint, SEGMENT } from '../../core/http/define-endpoint.ts';
import { addressBodySchema, addressSchema } from '../address/address.contract.ts';

/* ours: the customer accounts that a customer can order for. Source: CHK-02. */

const id = v.pipe(v.string(), v.regex(SEGMENT));

const accountTypeSchema = v.picklist(['PERSONAL', 'ORGANIZATION']);

/** A Q-global account that stands with a customer account. Source: ACC-05 a. */
const qGlobalOfAccountSchema = v.object({
  number: v.pipe(v.string(), v.regex(SEGMENT)),
  isOwner: v.optional(v.boolean(), false),
  ownerName: v.optional(v.string()),
});
export type QGlobalOfAccount = v.InferOutput<typeof qGlobalOfAccountSchema>;

export const accountSchema = v.object({
  id,
  /** Four digits, or a temporary number of twelve characters. */
  number: v.optional(v.string()),
  name: v.string(),
  /** An account without a known type counts as personal. */
  type: v.optional(accountTypeSchema),
  /** An account without a billing address is not valid (CHK-02 c). */
  billingAddress: v.optional(addressSchema),
  taxExempt: v.optional(v.boolean(), false),
  /** Whether the account has ordered before, which a purchase order requires (CHK-12 a). */
  hasOrdered: v.optional(v.boolean(), false),
  /** UNCONFIRMED: joined by number and not confirmed yet. It has number and name only, and pays by card alone (ACC-05 e). */
  membership: v.optional(v.picklist(['MEMBER', 'UNCONFIRMED'])),
  /** The last day of the tax exemption, as 2027-12-31. */
  taxExemptUntil: v.optional(v.string()),
  qGlobal: v.optional(v.array(qGlobalOfAccountSchema)),
  aimswebNumber: v.optional(v.string()),
  /** Whether the number will be replaced by one of four digits. */
  isTemporary: v.optional(v.boolean()),
  /** Whether the customer chose it as their default account (ACC-03 c). */
  isDefault: v.optional(v.boolean()),
});
export type Account = v.InferOutput<typeof accountSchema>;

/**
 * Lists the accounts, personal ones first, then by name. With `currentPage` (from 0) the answer is one page of those whose
 * name, number or town has `query`; without it, all accounts. Source: CHK-02, ACC-05 a, d.
 */
export const listAccounts = defineEndpoint('GET', '/users/{userId}/accounts', {
  response: v.object({
    accounts: v.array(accountSchema),
    pagination: v.optional(v.object({ totalResults: v.pipe(v.number(), v.integer()) })),
  }),
});

/** One of the customer's accounts. 404 if it is not there or is another person's. Source: ACC-05 a. */
export const readAccount = defineEndpoint('GET', '/users/{userId}/accounts/{accountId}', {
  response: accountSchema,
});

/**
 * Looks up an account that is not listed. With `termsAccepted` it is added to the list; without, the answer has number and
 * name. 400 UnknownIdentifierError; 429 with Retry-After after five wrong numbers in 15 minutes. Source: CHK-02 b, e.
 */
export const verifyAccount = defineEndpoint('POST', '/users/{userId}/accounts/verification', {
  body: v.object({
    number: v.pipe(v.string(), v.trim(), v.regex(/^(?:\d{4}|[0-9A-Za-z]{12})$/)),
    termsAccepted: v.nullish(v.boolean()),
  }),
  response: v.object({
    number: v.string(),
    name: v.string(),
    account: v.optional(accountSchema),
  }),
});

/** Changes an account's billing address. Answers with the account. Source: CHK-02 c. */
export const changeAccountBilling = defineEndpoint(
  'PUT',
  '/users/{userId}/accounts/{accountId}/billingaddress',
  { body: addressBodySchema, response: accountSchema },
);

/** Chooses the cart's account. `keepQGlobalAccount`: choosing that account caused the switch (CHK-04 e). */
export const chooseAccount = defineEndpoint('PUT', '/users/{userId}/carts/{cartId}/account', {
  body: v.object({ id, keepQGlobalAccount: v.nullish(v.boolean()) }),
});
