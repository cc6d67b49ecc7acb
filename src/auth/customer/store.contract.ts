import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { unread } from '../../core/http/other-answers.ts';
import { localeTable } from '../../core/locale/locale-table.ts';
import * as v from 'valibot';

/* The session calls of the store back end. Source: specification section 7, API-04. */

/** `GET /api/assessments/checkout/session` returns the text `true` or `false`: whether there is a session for checkout. */
export const checkoutSession = defineEndpoint({
  service: 'store',
  method: 'GET',
  path: '/api/assessments/checkout/session',
  response: v.boolean(),
});

/** `GET /routingRegion` returns the region that the store routes this visitor's calls to. */
export const routingRegion = defineEndpoint({
  service: 'store',
  method: 'GET',
  path: '/routingRegion',
  response: v.object({ routingRegion: v.picklist(localeTable.map(({ region }) => region)) }),
});

/** A name from a service. It is only shown as text. */
const name = v.optional(v.pipe(v.string(), v.maxLength(200)));

/** Returns the names on the store path, without e-mail, by the visitor's token or cookie (SES-10). */
export const identityProfile = defineEndpoint({
  service: 'store',
  auth: 'customer',
  method: 'GET',
  path: '/identityProfiles',
  response: v.object({ givenName: name, familyName: name }),
});

/** A logout call. Its answer is not read, because the sign-out goes on anyway. A redirect counts as success. */
const LOGOUT = {
  service: 'store',
  auth: 'given',
  method: 'GET',
  response: v.undefined(),
  answer: unread,
  redirects: 'manual',
} as const;

/** `GET /logout` ends the store's session of this browser (SES-02). */
export const siteLogout = defineEndpoint({ ...LOGOUT, path: '/logout' });

/** The logout below the store's base path. It has `?timeout=true` if the session timed out. */
export const storeLogout = defineEndpoint({ ...LOGOUT, path: '/store/{baseSiteId}/{language}/logout' });

/** `GET /store/customer/current` of the store back end returns the signed-in customer, or 401 if nobody is signed in. */
export const currentCustomer = defineEndpoint({
  service: 'store',
  method: 'GET',
  path: '/store/customer/current',
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
