import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';

/** `GET {geo}/country` returns the country of the visitor's IP address, or 404 if it is unknown. Timeout: 30 s (LOC-09). */
export const visitorCountry = defineEndpoint('GET', '/country', {
  service: 'geo',
  auth: 'none',
  response: v.object({
    /** ISO 3166 code. */
    country: v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/)),
  }),
  timeoutMs: 30_000,
});
