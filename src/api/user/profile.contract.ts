import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';

const name = v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)));

/**
 * `PATCH /users/{userId}` changes the fields that it is given. ours: the telephone number, which '' removes, and 412
 * PreconditionFailedError if If-Match names an older version. Source: ACC-03 a, d.
 */
export const changeUser = defineEndpoint('PATCH', '/users/{userId}', {
  body: v.object({ firstName: name, lastName: name, phone: v.optional(v.pipe(v.string(), v.maxLength(40))) }),
});
export type ProfileChange = v.InferInput<(typeof changeUser)['body']>;

/** `PUT /users/{userId}/password` changes the password; 202. The service first asks for a proof (IDN-05). */
export const changePassword = defineEndpoint('PUT', '/users/{userId}/password', {
  body: v.object({ oldPassword: v.string(), newPassword: v.string() }),
});
