import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { unread } from '../../core/http/other-answers.ts';

/** A name as commerce sends it; shown as text. */
const name = v.optional(v.pipe(v.string(), v.maxLength(200)));

/** `GET /users/{userId}`: who the shopper is for commerce. Their names win over the identity service's (SES-10). */
export const readUser = defineEndpoint({
  auth: 'customer',
  method: 'GET',
  path: '/users/{userId}',
  response: v.object({
    /** The id that commerce knows them by. */
    uid: v.pipe(v.string(), v.minLength(1)),
    firstName: name,
    lastName: name,
  }),
});
export type CommerceUser = v.InferOutput<(typeof readUser)['response']>;

/** `POST /users/{userId}/logout`: commerce forgets the session (SES-02). */
export const logoutUser = defineEndpoint({
  auth: 'given',
  method: 'POST',
  path: '/users/{userId}/logout',
  response: v.undefined(),
  answer: unread,
  redirects: 'manual',
});
