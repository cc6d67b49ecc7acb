import type { ProductRecord } from '../../core/analytics/analytics-record.contract.ts';
import type { ProductSource, RecordProducts } from '../../core/analytics/records-of-events.ts';
import { late } from '../../core/late.ts';
import { runtime } from '../../core/runtime.ts';
import { cartTerms, type Cart } from '../cart/cart.contract.ts';
import { CART_KEY, readCart } from '../cart/read-cart.ts';
import { recordProducts } from './product-record.rules.ts';

const NONE: RecordProducts = { products: [] };

/** Returns the products of records: of the page's cart, its checkout's cart and the placed order. Source: ANA-01, ANA-02. */
export const createProductSource = (): ProductSource => {
  const { registry } = runtime();
  const seen = new Map<string, ProductRecord>();
  let shown: Cart | null | undefined;
  let now = NONE;
  const look = (): void => {
    const cart = registry.reading(CART_KEY).data?.cart;
    if (cart === shown) return;
    shown = cart;
    now = cart ? recordProducts({ ...cart, ...cartTerms(cart) }) : NONE;
    for (const product of now.products) seen.set(product.code, product);
  };
  registry.subscribe(look);
  look();

  const cart = async (): Promise<RecordProducts> => now;
  return {
    cart,
    lines: async (lines) => {
      if (lines.some(({ code }) => !seen.has(code))) await readCart().then(look, () => undefined);
      const currency = now.currency ?? runtime().row.currency;
      return { currency, products: lines.map((line) => ({ ...seen.get(line.code), ...line })) };
    },
    checkout: () =>
      late(() => import('./checkout-products.ts'))
        .then(({ knownCheckout }) => knownCheckout() ?? now)
        .catch(() => now),
    order: (orderCode) =>
      late(() => import('./checkout-products.ts'))
        .then(({ readPlaced }) => readPlaced(orderCode))
        .catch(() => NONE),
  };
};
