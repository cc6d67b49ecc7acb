import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';

/** `GET /store/customer/current` of the store back end: who is signed in there, or 401 for nobody. */
export const currentCustomer = defineEndpoint({
  service: 'store',
  method: 'GET',
  path: '/store/customer/current',
  response: v.object({
    userId: v.pipe(v.string(), v.minLength(1)),
    /** ISO 3166, as the customer registered. */
    registrationCountryIso: v.optional(v.string()),
  }),
});
/** Who is signed in at the store, and the ISO 3166 country they are registered in. */
export type CurrentCustomer = v.InferOutput<(typeof currentCustomer)['response']>;

/** The same, asked by the session itself, with the token that it has in hand. */
export const customerOfSession = { ...currentCustomer, auth: 'given' } as const;
