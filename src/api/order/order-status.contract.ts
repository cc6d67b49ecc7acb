import * as v from 'valibot';
import { defineEndpoint } from '../../core/http/define-endpoint.ts';
import { consignmentSchema } from './order.contract.ts';

const text = v.optional(v.string());
const instant = v.optional(v.pipe(v.string(), v.isoTimestamp()));

/**
 * ours: how far an order is, by its web reference and the email that it was placed with. Names, addresses and amounts are no
 * part of it. 404 whichever is wrong; 429 with Retry-After after five wrong tries in a quarter of an hour. Source: ACC-01 d.
 */
export const readOrderStatus = defineEndpoint('POST', '/orderstatus', {
  body: v.object({
    reference: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
    email: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(320)),
  }),
  response: v.object({
    reference: v.pipe(v.string(), v.minLength(1)),
    status: text,
    statusDisplay: text,
    /** ISO instants: when it was placed, and when its status changed last. */
    placed: instant,
    lastChange: instant,
    consignments: v.optional(v.array(v.omit(consignmentSchema, ['entries'])), []),
  }),
});
export type OrderProgress = v.InferOutput<(typeof readOrderStatus)['response']>;
