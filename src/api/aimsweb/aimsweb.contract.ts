import * as v from 'valibot';
import { defineEndpoint, SEGMENT } from '../../core/http/define-endpoint.ts';

/* ours: the aimswebPlus accounts, which only organizations have. Source: CHK-05. */

const number = v.pipe(v.string(), v.trim(), v.regex(SEGMENT), v.maxLength(40));

export const aimswebAccountSchema = v.object({
  number: v.pipe(v.string(), v.regex(SEGMENT)),
  name: v.optional(v.string()),
});
export type AimswebAccount = v.InferOutput<typeof aimswebAccountSchema>;

export const listAimswebAccounts = defineEndpoint('GET', '/users/{userId}/aimswebaccounts', {
  response: v.object({ aimswebAccounts: v.array(aimswebAccountSchema) }),
});

/** ValidationError on `number` or `termsAccepted`; AccountInvalid if the cart's account is a personal one. */
export const chooseAimswebAccount = defineEndpoint('PUT', '/users/{userId}/carts/{cartId}/aimswebaccount', {
  body: v.object({
    kind: v.picklist(['EXISTING', 'NEW']),
    number: v.nullish(number),
    termsAccepted: v.nullish(v.boolean()),
  }),
});
