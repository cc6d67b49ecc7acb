import * as v from 'valibot';
import { defineEndpoint, SEGMENT } from '../../core/http/define-endpoint.ts';
import { addressBodySchema, addressSchema } from '../address/address.contract.ts';

/* ours: the customer accounts that a customer can order for. Source: CHK-02. */

const id = v.pipe(v.string(), v.regex(SEGMENT));

export const accountTypeSchema = v.picklist(['PERSONAL', 'ORGANIZATION']);
export type AccountType = v.InferOutput<typeof accountTypeSchema>;

export const accountSchema = v.object({
  id,
  /** Four digits, or a temporary one of twelve characters. */
  number: v.optional(v.string()),
  name: v.string(),
  /** Without one that is known, an account is taken for a personal one. */
  type: v.optional(accountTypeSchema),
  /** An account without one is not valid (CHK-02 c). */
  billingAddress: v.optional(addressSchema),
  taxExempt: v.optional(v.boolean(), false),
  /** Whether it has ordered before: a purchase order needs that (CHK-12 a). */
  hasOrdered: v.optional(v.boolean(), false),
});
export type Account = v.InferOutput<typeof accountSchema>;

export const listAccounts = defineEndpoint({
  method: 'GET',
  path: '/users/{userId}/accounts',
  response: v.object({ accounts: v.optional(v.array(accountSchema), []) }),
});

/**
 * 'Account not listed'. Without `termsAccepted` it tells number and name alone; with it the account joins the customer's list and
 * is told whole. 400 UnknownIdentifierError where there is none; 429 TooManyAttemptsError with Retry-After after five
 * wrong numbers in 15 minutes. Source: CHK-02 b, CHK-02 e.
 */
export const verifyAccount = defineEndpoint({
  method: 'POST',
  path: '/users/{userId}/accounts/verification',
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

/** Answers with the account. Source: CHK-02 c. */
export const changeAccountBilling = defineEndpoint({
  method: 'PUT',
  path: '/users/{userId}/accounts/{accountId}/billingaddress',
  body: addressBodySchema,
  response: accountSchema,
});

/** Another account drops what follows from it (checkout.md). `keepQGlobalAccount`: the switch comes from choosing one (CHK-04 e). */
export const chooseAccount = defineEndpoint({
  method: 'PUT',
  path: '/users/{userId}/carts/{cartId}/account',
  body: v.object({ id, keepQGlobalAccount: v.nullish(v.boolean()) }),
  response: v.undefined(),
});
