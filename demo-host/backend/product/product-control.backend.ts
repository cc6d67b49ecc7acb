import * as v from 'valibot';
import { defineEndpoint } from '../../../src/core/http/define-endpoint.ts';
import { handle, type Route } from '../core/endpoint-handler.ts';
import { toMinor } from '../core/money.ts';
import { unknownProduct } from '../core/occ-error.ts';
import type { Services } from '../core/services.ts';
import type { Currency } from '../core/sites.ts';
import type { StoredProduct } from './store.ts';

const amount = v.pipe(v.number(), v.minValue(0));
const changeProduct = defineEndpoint('POST', '/__catalogue', {
  body: v.strictObject({
    code: v.string(),
    /** The price in major units: a number for every currency, or one for each. */
    price: v.optional(v.union([amount, v.record(v.string(), amount)])),
    stock: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    retired: v.optional(v.boolean()),
    successor: v.optional(v.string()),
    /** True: no call finds the product any more. */
    gone: v.optional(v.boolean()),
    online: v.optional(v.boolean()),
  }),
  response: v.object({ code: v.string() }),
});
const restoreCatalogue = defineEndpoint('DELETE', '/__catalogue');

/**
 * Control endpoints for tests and demonstrations, which change products and undo all changes since the start. They
 * exist in development only.
 */
export const productControlRoutes = ({ repository }: Services): Route[] => {
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

const changedPrices = (prices: Record<Currency, number>, price: number | Record<string, number>) => {
  const changed = { ...prices };
  for (const currency of Object.keys(prices) as Currency[]) {
    const value = typeof price === 'number' ? price : price[currency];
    if (value !== undefined) changed[currency] = toMinor(value, currency);
  }
  return changed;
};
