import { useState, useSyncExternalStore, useMemo } from 'react';
import { useCart } from '../../../api/cart/cart.queries.ts';
import type { Line } from '../../../api/cart/line-result.ts';
import { unitsOf } from '../../../api/cart/product-in-cart.ts';
import { customer, useCustomer } from '../../../api/customer.ts';
import { useListedProducts } from '../../../api/list/list.queries.ts';
import { orderedPrices, reorderedIn } from '../../../api/list/reordered.ts';
import { reviewLine, type Buyer } from '../../../api/list/review-line.ts';
import type { Money } from '../../../api/money.contract.ts';
import { orderQuery } from '../../../api/order/order.queries.ts';
import { useCustomerQuery, type Owner } from '../../../api/query.ts';
import { runtime } from '../../../core/runtime.ts';
import { useAccounts, useQualifiedUsers } from '../../../api/checkout/known.queries.ts';

const NOBODY: Owner = { whose: '' };

/** Returns the visitor who sees the prices; undefined until the page knows. */
const visitor = (): Owner | undefined =>
  runtime().registry.getSnapshot().session.status === 'anonymous' ? NOBODY : customer();

type Seen = { of: Owner | undefined; prices: ReadonlyMap<string, Money> };

/**
 * Returns the lines of a list in their current state, with the quantities that the shopper has corrected. While
 * lines are added, they are compared with the cart of before, which has none of them yet. `order` is the one that is
 * ordered again, if the address names one that the customer may read. Source: LEAD-04 c, LEAD-05 c.
 */
export const useReviewLines = (
  lines: readonly Line[],
  quantities: ReadonlyMap<string, number>,
  busy: boolean,
) => {
  const of = useSyncExternalStore(runtime().registry.subscribe, visitor);
  const [codes] = useState(() => lines.map(({ code }) => code));
  const { looked, ...products } = useListedProducts(of, codes);
  const now = useCart().data?.cart;
  const [cart, setCart] = useState(now);
  if (!busy && cart !== now) setCart(now);
  const buyer = useBuyer();
  const [reordered] = useState(() => reorderedIn(location.search));
  const { data: order } = useCustomerQuery(orderQuery(useCustomer(), reordered));
  const ordered = orderedPrices(order?.entries);
  const [seen, setSeen] = useState<Seen>({ of, prices: new Map() });
  const prices: Seen['prices'] = seen.of === of ? seen.prices : new Map();
  const reviewed = lines.map(({ code, quantity }) =>
    reviewLine(
      { code, quantity: quantities.get(code) ?? quantity },
      { looked, inCart: (one) => (cart ? unitsOf(cart, one) : 0), seen: prices, ordered, buyer },
    ),
  );
  const unseen = reviewed.flatMap(({ product }) =>
    product?.price && !prices.has(product.code) ? [[product.code, product.price] as const] : [],
  );
  // The first price that was shown of each product is kept, as long as the visitor stays the same.
  if (unseen.length > 0) setSeen({ of, prices: new Map([...prices, ...unseen]) });
  return { reviewed, order, ...products };
};

/**
 * Returns the buyer whose qualifications count: the customer's only account. With several accounts, the checkout asks
 * for one. A plain host has no accounts. If the qualifications can't be read, nothing is said about them.
 */
const useBuyer = (): Buyer => {
  const customer = useCustomer();
  const of = runtime().config.commerceExtensions ? customer : undefined;
  const at = useMemo(() => of && { ...of, cartId: 'current' }, [of]);
  const { data: accounts } = useAccounts(at);
  const { data: users } = useQualifiedUsers(at, accounts?.length === 1 ? accounts[0]?.id : undefined);
  return { isSignedIn: customer !== undefined, levels: users?.map(({ level }) => level) };
};
