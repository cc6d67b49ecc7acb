import { SEGMENT } from '../../core/http/define-endpoint.ts';
import type { Money } from '../money.contract.ts';
import type { Order } from '../order/order.contract.ts';

/** The parameter of the cart's address that names the order whose products are reviewed. */
export const REORDER = 'reorder';

/** Returns the code of the order that an address names (`location.search`, which is untrusted). Source: LEAD-05 c. */
export const reorderedIn = (search: string): string | undefined => {
  const code = new URLSearchParams(search).get(REORDER);
  return code !== null && SEGMENT.test(code) ? code : undefined;
};

/** Returns the unit prices of an order by product code. A product that it has at several prices is left out. */
export const orderedPrices = (entries: Order['entries'] = []): ReadonlyMap<string, Money> => {
  const prices = new Map<string, Money | undefined>();
  for (const { product, basePrice } of entries) {
    const isOther = prices.has(product.code) && prices.get(product.code)?.value !== basePrice?.value;
    prices.set(product.code, isOther ? undefined : basePrice);
  }
  return new Map([...prices].flatMap(([code, price]) => (price ? [[code, price] as const] : [])));
};
