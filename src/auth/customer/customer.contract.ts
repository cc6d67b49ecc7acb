import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';

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
