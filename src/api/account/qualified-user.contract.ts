import * as v from 'valibot';
import { defineEndpoint, SEGMENT } from '../../core/http/define-endpoint.ts';

/* ours: who of an account is qualified to use what is bought. Source: CHK-03. */

const id = v.pipe(v.string(), v.regex(SEGMENT));

export const qualifiedUserSchema = v.object({
  id,
  firstName: v.optional(v.string()),
  lastName: v.optional(v.string()),
  email: v.optional(v.string()),
  /** Absent: no level yet. A buys A, AB buys A and B, ABC all. */
  level: v.optional(v.picklist(['A', 'AB', 'ABC'])),
});
export type QualifiedUser = v.InferOutput<typeof qualifiedUserSchema>;

const users = '/users/{userId}/accounts/{accountId}/qualifiedusers';

export const listQualifiedUsers = defineEndpoint({
  method: 'GET',
  path: users,
  response: v.object({ qualifiedUsers: v.optional(v.array(qualifiedUserSchema), []) }),
});

/**
 * Adds one of the organization by email; 201. ValidationError on `email` (missing, invalid, tooLong); UnknownIdentifierError where
 * the organization has nobody of that address; ForbiddenError on a personal account. Source: CHK-03 c, CHK-03 g.
 */
export const addQualifiedUser = defineEndpoint({
  method: 'POST',
  path: users,
  body: v.object({ email: v.optional(v.string(), '') }),
  response: qualifiedUserSchema,
});

/** 400 QualifiedUserLevelError where the level is below the cart's highest. */
export const chooseQualifiedUser = defineEndpoint({
  method: 'PUT',
  path: '/users/{userId}/carts/{cartId}/qualifieduser',
  body: v.object({ id }),
  response: v.undefined(),
});
