import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { unread } from '../../core/http/other-answers.ts';
import { localeTable } from '../../core/locale/locale-table.ts';

/* The store back end's calls about a session beside `customer.contract.ts`. Source: specification section 7, API-04. */

/** `GET /api/assessments/checkout/session`: the text `true` or `false`, whether a session is there to check out with. */
export const checkoutSession = defineEndpoint({
  service: 'store',
  method: 'GET',
  path: '/api/assessments/checkout/session',
  response: v.boolean(),
});

/** `GET /routingRegion`: where the store sends this visitor's calls. */
export const routingRegion = defineEndpoint({
  service: 'store',
  method: 'GET',
  path: '/routingRegion',
  response: v.object({ routingRegion: v.picklist(localeTable.map(({ region }) => region)) }),
});

/** A name as a service sends it; shown as text. */
const name = v.optional(v.pipe(v.string(), v.maxLength(200)));

/** `GET /identityProfiles?userId=`, with the visitor's token or cookie: the names on the store path, without e-mail (SES-10). */
export const identityProfile = defineEndpoint({
  service: 'store',
  auth: 'customer',
  method: 'GET',
  path: '/identityProfiles',
  response: v.object({ givenName: name, familyName: name }),
});

/** A sign-out goes on without what a logout says; one that leads on to another page has done its work. */
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

/** The same below the store's base path, with `?timeout=true` when the session ended by itself. */
export const storeLogout = defineEndpoint({ ...LOGOUT, path: '/store/{baseSiteId}/{language}/logout' });
