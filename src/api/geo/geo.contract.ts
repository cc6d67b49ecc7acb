import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';

/** `GET {geo}/country`: where the visitor is, by their address; 404 where it can't be told. 30 s (LOC-09). */
export const visitorCountry = defineEndpoint({
  service: 'geo',
  auth: 'none',
  method: 'GET',
  path: '/country',
  response: v.object({
    /** ISO 3166. */
    country: v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/)),
  }),
  timeoutMs: 30_000,
});
