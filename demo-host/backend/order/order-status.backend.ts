import { readOrderStatus } from '../../../src/api/order/order-status.contract.ts';
import { bearerOf, siteOf, viewOf } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { unknownResource } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import { wrongTries } from '../core/wrong-tries.ts';
import { knownOrder } from './known-orders.ts';
import { orderReply } from './order-rows.ts';

const MINUTE_MS = 60_000;

/**
 * Tells how far an order is to whoever knows its web reference and its email. Wrong tries are counted by the caller's network
 * address over all numbers, and by number over all callers; a signed-in customer is never stopped by them. Source: ACC-01 d.
 */
export const orderStatusRoutes = (services: Services): Route[] => [
  handle(readOrderStatus, (call) => {
    siteOf(call);
    const caller = call.headers.get('x-forwarded-for') ?? 'here';
    const asked = call.body.reference.replaceAll(/\s/g, '').toUpperCase();
    const counts = [
      [wrongTries('order statuses by caller', { most: 5, withinMs: 15 * MINUTE_MS }, services), caller],
      [wrongTries('order statuses by number', { most: 20, withinMs: 60 * MINUTE_MS }, services), asked],
    ] as const;
    const token = bearerOf(call);
    const isCustomer = (token === undefined ? call.account : services.authenticate(token)) !== undefined;
    if (!isCustomer) for (const [tries, of] of counts) tries.check(of);
    const view = viewOf(call, services);
    const person = services.people.byEmail(call.body.email);
    const order = person && knownOrder(person.id, asked, view, services);
    if (!order) {
      if (!isCustomer) for (const [tries, of] of counts) tries.note(of);
      throw unknownResource('order with this email', asked);
    }
    const reply = orderReply(order, view);
    const { webReference = asked, status, statusDisplay, created: placed, consignments = [] } = reply;
    const changes = consignments.flatMap(({ statusDate }) => statusDate ?? []).toSorted();
    return {
      reference: webReference,
      status,
      statusDisplay,
      placed,
      lastChange: changes.at(-1) ?? placed,
      consignments: consignments.map(
        ({ code, status: state, statusDate, estimatedShipDate, carrier, trackingNumber, trackingUrl }) => ({
          code,
          status: state,
          statusDate,
          estimatedShipDate,
          carrier,
          trackingNumber,
          trackingUrl,
        }),
      ),
    };
  }),
];
