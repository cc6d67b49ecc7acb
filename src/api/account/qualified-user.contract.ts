import * as v from 'valibot';
import { defineEndpoint, SEGMENT } from '../../core/http/define-endpoint.ts';

/* ours: the people of an account who are qualified to use its purchases. Source: CHK-03. */

const id = v.pipe(v.string(), v.regex(SEGMENT));

export const qualifiedUserSchema = v.object({
  id,
  firstName: v.optional(v.string()),
  lastName: v.optional(v.string()),
  email: v.optional(v.string()),
  /** A may buy A, AB may buy A and B, ABC may buy all. Absent if the user has no level yet. */
  level: v.optional(v.picklist(['A', 'AB', 'ABC'])),
  /** Whether a qualification of the customer's own is being reviewed (ACC-04 e). Told to themselves alone. */
  isReviewed: v.optional(v.boolean()),
});
export type QualifiedUser = v.InferOutput<typeof qualifiedUserSchema>;

const users = '/users/{userId}/accounts/{accountId}/qualifiedusers';

export const listQualifiedUsers = defineEndpoint('GET', users, {
  response: v.object({ qualifiedUsers: v.array(qualifiedUserSchema) }),
});

/**
 * Adds a person of the organization by email; 201. ValidationError on `email`; UnknownIdentifierError if the organization
 * has no such person; ForbiddenError on a personal account. Source: CHK-03 c, g.
 */
export const addQualifiedUser = defineEndpoint('POST', users, {
  body: v.object({ email: v.optional(v.string(), '') }),
  response: qualifiedUserSchema,
});

/** 400 QualifiedUserLevelError if the user's level is below the highest level that the cart requires. */
export const chooseQualifiedUser = defineEndpoint('PUT', '/users/{userId}/carts/{cartId}/qualifieduser', {
  body: v.object({ id }),
});

/** Returns a user's name, else the email address, else the service's id. */
export const personName = ({ firstName, lastName, email, id }: QualifiedUser): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (email ?? id);
