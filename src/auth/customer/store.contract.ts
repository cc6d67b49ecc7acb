import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { unread } from '../../core/http/other-answers.ts';
import { localeTable } from '../../core/locale/locale-table.ts';
import * as v from 'valibot';

/* The session calls of the store back end. Source: specification section 7, API-04. */

/** `GET /api/assessments/checkout/session` returns the text `true` or `false`: whether there is a session for checkout. */
export const checkoutSession = defineEndpoint('GET', '/api/assessments/checkout/session', {
  service: 'store',
  response: v.boolean(),
});

/** `GET /routingRegion` returns the region that the store routes this visitor's calls to. */
export const routingRegion = defineEndpoint('GET', '/routingRegion', {
  service: 'store',
  response: v.object({ routingRegion: v.picklist(localeTable.map(({ region }) => region)) }),
});

/** A name from a service. It is only shown as text. */
const name = v.optional(v.pipe(v.string(), v.maxLength(200)));

/** Returns the names on the store path, without e-mail, by the visitor's token or cookie (SES-10). */
export const identityProfile = defineEndpoint('GET', '/identityProfiles', {
  service: 'store',
  auth: 'customer',
  response: v.object({ givenName: name, familyName: name }),
});

/** A logout call. Its answer is not read, because the sign-out goes on anyway. A redirect counts as success. */
const LOGOUT = {
  service: 'store',
  auth: 'given',
  answer: unread,
  redirects: 'manual',
} as const;

/** `GET /logout` ends the store's session of this browser (SES-02). */
export const siteLogout = defineEndpoint('GET', '/logout', LOGOUT);

/** The logout below the store's base path. It has `?timeout=true` if the session timed out. */
export const storeLogout = defineEndpoint('GET', '/store/{baseSiteId}/{language}/logout', LOGOUT);

/** `GET /store/customer/current` of the store back end returns the signed-in customer, or 401 if nobody is signed in. */
export const currentCustomer = defineEndpoint('GET', '/store/customer/current', {
  service: 'store',
  response: v.object({
    userId: v.pipe(v.string(), v.minLength(1)),
    /** The ISO 3166 country of the customer's registration. */
    registrationCountryIso: v.optional(v.string()),
  }),
});
/** The customer who is signed in at the store, and the ISO 3166 country of their registration. */
export type CurrentCustomer = v.InferOutput<(typeof currentCustomer)['response']>;

/** The same call, made by the session itself with the token that it already has. */
export const customerOfSession = { ...currentCustomer, auth: 'given' } as const;
