import * as v from 'valibot';
import { defineEndpoint } from '../../../src/core/http/define-endpoint.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { faultSchema, type Faults } from '../core/faults.ts';
import type { Services } from '../core/services.ts';
import { forgetBelongings } from './forget-belongings.ts';

const orderFaults = defineEndpoint('POST', '/__faults', {
  body: v.union([v.array(faultSchema), faultSchema]),
  response: v.object({ faults: v.number() }),
});
const readFaults = defineEndpoint('GET', '/__faults', { response: v.array(faultSchema) });
const clearFaults = defineEndpoint('DELETE', '/__faults');

const clockAnswer = v.object({ now: v.string() });
const setClock = defineEndpoint('POST', '/__clock', {
  body: v.union([
    v.strictObject({ now: v.union([v.number(), v.pipe(v.string(), v.isoTimestamp())]) }),
    v.strictObject({ advanceMs: v.pipe(v.number(), v.integer()) }),
  ]),
  response: clockAnswer,
});
const releaseClock = defineEndpoint('DELETE', '/__clock', { response: clockAnswer });

const restoreBelongings = defineEndpoint('DELETE', '/__belongings');

/**
 * Control endpoints for tests and demonstrations: faults, server time, and customers' data. They exist in development
 * only.
 */
export const controlRoutes = (services: Services, faults: Faults): Route[] => [
  handle(orderFaults, (call) => {
    for (const fault of [call.body].flat()) faults.add(fault);
    return { faults: faults.list().length };
  }),
  handle(readFaults, () => [...faults.list()]),
  handle(clearFaults, () => {
    faults.clear();
    return undefined;
  }),

  handle(setClock, ({ body }) => {
    if ('now' in body) services.clock.hold(new Date(body.now).getTime());
    else services.clock.advance(body.advanceMs);
    return clockReply(services);
  }),
  handle(restoreBelongings, () => {
    forgetBelongings(services);
    return undefined;
  }),
  handle(releaseClock, () => {
    services.clock.release();
    return clockReply(services);
  }),
];

const clockReply = ({ clock }: Services) => ({ now: new Date(clock.now()).toISOString() });
