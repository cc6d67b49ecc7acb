import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { unread } from '../../core/http/other-answers.ts';

/** A name from commerce. It is only shown as text. */
const name = v.optional(v.pipe(v.string(), v.maxLength(200)));

const text = v.optional(v.pipe(v.string(), v.maxLength(320)));

/**
 * `GET /users/{userId}` returns the shopper as commerce knows them. Their names there win over the identity service's
 * (SES-10). What is marked as ours a plain OCC host does not have (ACC-03 a).
 */
export const readUser = defineEndpoint('GET', '/users/{userId}', {
  auth: 'customer',
  response: v.object({
    /** The shopper's id in commerce. */
    uid: v.pipe(v.string(), v.minLength(1)),
    firstName: name,
    lastName: name,
    customerId: text,
    /** ours: with what they sign in. */
    email: text,
    userName: text,
    /** ours: their telephone number, in international form. */
    phone: text,
    /** ours: when they last changed their password, an ISO instant. */
    passwordChanged: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    /** ours: for If-Match. */
    version: text,
  }),
});
export type CommerceUser = v.InferOutput<(typeof readUser)['response']>;

/** `POST /users/{userId}/logout` ends the session at commerce (SES-02). */
export const logoutUser = defineEndpoint('POST', '/users/{userId}/logout', {
  auth: 'given',
  answer: unread,
  redirects: 'manual',
});
