import * as v from 'valibot';
import { defineEndpoint } from '../../../src/core/http/define-endpoint.ts';
import type { Services } from '../core/commerce-call.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { forgetBelongings } from './forget-belongings.ts';
import { faultSchema, type Faults } from '../core/faults.ts';
import { toMinor } from '../core/money.ts';
import { unknownProduct } from '../core/occ-error.ts';
import type { StoredProduct } from '../core/repository.ts';
import type { Currency } from '../core/sites.ts';

const orderFaults = defineEndpoint({
  method: 'POST',
  path: '/__faults',
  body: v.union([v.array(faultSchema), faultSchema]),
  response: v.object({ faults: v.number() }),
});
const readFaults = defineEndpoint({ method: 'GET', path: '/__faults', response: v.array(faultSchema) });
const clearFaults = defineEndpoint({ method: 'DELETE', path: '/__faults', response: v.undefined() });

const clockAnswer = v.object({ now: v.string() });
const setClock = defineEndpoint({
  method: 'POST',
  path: '/__clock',
  body: v.union([
    v.strictObject({ now: v.union([v.number(), v.pipe(v.string(), v.isoTimestamp())]) }),
    v.strictObject({ advanceMs: v.pipe(v.number(), v.integer()) }),
  ]),
  response: clockAnswer,
});
const releaseClock = defineEndpoint({ method: 'DELETE', path: '/__clock', response: clockAnswer });

const amount = v.pipe(v.number(), v.minValue(0));
const changeProduct = defineEndpoint({
  method: 'POST',
  path: '/__catalogue',
  body: v.strictObject({
    code: v.string(),
    /** Major units: a number for every currency, or one for each. */
    price: v.optional(v.union([amount, v.record(v.string(), amount)])),
    stock: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    retired: v.optional(v.boolean()),
    successor: v.optional(v.string()),
    /** No call finds it any more. */
    gone: v.optional(v.boolean()),
    online: v.optional(v.boolean()),
  }),
  response: v.object({ code: v.string() }),
});
const restoreCatalogue = defineEndpoint({ method: 'DELETE', path: '/__catalogue', response: v.undefined() });
const restoreBelongings = defineEndpoint({
  method: 'DELETE',
  path: '/__belongings',
  response: v.undefined(),
});

/** Orders for tests and demonstrations: faults, server time, the catalogue, what customers have. Mounted in development only. */
export const controlRoutes = (services: Services, faults: Faults): Route[] => [
  ...catalogueRoutes(services),
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

/** Changes of products, and their end: products are then as they were before the first change since the start. */
const catalogueRoutes = ({ repository }: Services): Route[] => {
  const before = new Map<string, StoredProduct>();
  return [
    handle(changeProduct, ({ body }) => {
      const { code, price, retired, successor, stock, gone, online } = body;
      const product = repository.product(code);
      if (!product) throw unknownProduct(code);
      if (!before.has(code)) before.set(code, product);
      const { retired: wasRetired, ...rest } = product;
      const next =
        retired === undefined ? wasRetired : retired ? { ...(successor && { successor }) } : undefined;
      repository.saveProduct({
        ...rest,
        ...(next && { retired: next }),
        ...(price !== undefined && { prices: changedPrices(product.prices, price) }),
        ...(stock !== undefined && { stock }),
        ...(gone !== undefined && { gone }),
        ...(online !== undefined && { online }),
      });
      return { code };
    }),
    handle(restoreCatalogue, () => {
      for (const product of before.values()) repository.saveProduct(product);
      before.clear();
      return undefined;
    }),
  ];
};

const clockReply = ({ clock }: Services) => ({ now: new Date(clock.now()).toISOString() });

const changedPrices = (prices: Record<Currency, number>, price: number | Record<string, number>) => {
  const changed = { ...prices };
  for (const currency of Object.keys(prices) as Currency[]) {
    const value = typeof price === 'number' ? price : price[currency];
    if (value !== undefined) changed[currency] = toMinor(value, currency);
  }
  return changed;
};
