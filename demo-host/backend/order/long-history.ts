import type { StoredCart } from '../cart/store.ts';
import type { View } from '../core/services.ts';
import type { StoredProduct } from '../product/store.ts';
import { nameOf } from '../user/user.ts';
import { orderOf } from './make-order.ts';
import { LONG_HISTORY, LONG_HISTORY_ORDERS, orderByRule } from './order.ts';
import { searchedRow, type SearchedRow } from './order-rows.ts';
import type { StoredOrder } from './store.ts';

const DAY_MS = 86_400_000;
const STATUS_NAMES: Readonly<Record<string, string>> = {
  CREATED: 'Created',
  ON_HOLD: 'On hold',
  PROCESSING: 'Processing',
  PARTLY_SHIPPED: 'Partly shipped',
  SHIPPED: 'Shipped',
  CANCELLED: 'Cancelled',
};

const kept = new WeakMap<View['repository'], { of: string; rows: readonly SearchedRow[] }>();

/**
 * Returns the orders of a customer who has ordered 10,000 times in six years, newest first. They are made by a rule and not
 * stored; the whole of one is made when it is read. The same for a day. Source: PERF-14.
 */
export const longHistory = (view: View): readonly SearchedRow[] => {
  const today = Math.floor(view.clock.now() / DAY_MS) * DAY_MS;
  const of = `${view.site.uid} ${today}`;
  const before = kept.get(view.repository);
  if (before?.of === of) return before.rows;
  const products = view.repository
    .products()
    .filter(({ notSoldOn, gone }) => !gone && !notSoldOn.includes(view.site.uid));
  const rows = Array.from({ length: LONG_HISTORY_ORDERS }, (_, at) => rowAt(at, today, products, view));
  kept.set(view.repository, { of, rows });
  return rows;
};

const statusAt = (at: number, isCancelled: boolean): string => {
  if (at < 2) return 'ON_HOLD';
  if (at < 4) return 'CREATED';
  if (isCancelled) return 'CANCELLED';
  if (at < 12) return 'PROCESSING';
  return at < 60 && at % 3 === 1 ? 'PARTLY_SHIPPED' : 'SHIPPED';
};

const rowAt = (at: number, today: number, products: readonly StoredProduct[], view: View): SearchedRow => {
  const { number, placedAt, isCancelled, isInvoiced, purchaseOrderNumber, ...rule } = orderByRule(at, today);
  const status = statusAt(at, isCancelled);
  const webReference = `WR-${number}`;
  // An order that is being checked has no number yet.
  const code = status === 'ON_HOLD' ? webReference : number;
  const lines = rule
    .lines(products.length)
    .map(({ product, quantity }) => ({ product: products[product]!, quantity }));
  const { firstName, lastName } = nameOf(LONG_HISTORY, view.people);
  const placedBy = at % 9 === 4 ? 'Sue Brandt, Customer Support' : `${firstName} ${lastName}`;
  const whole = (): StoredOrder => {
    const cart: StoredCart = {
      code: '00000000',
      guid: `rule-${number}`,
      userId: LONG_HISTORY,
      site: view.site.uid,
      version: 0,
      entries: lines.map(({ product, quantity }) => ({ productCode: product.code, quantity })),
      modifiedAt: placedAt,
      choices: { payment: { type: 'PURCHASE_ORDER', purchaseOrderNumber } },
    };
    const order = orderOf(cart, view, { code, isHeld: status === 'ON_HOLD', placedAt, knownFrom: placedAt });
    const statusDisplay = STATUS_NAMES[status];
    const reply = {
      ...order.reply,
      webReference,
      status,
      statusDisplay,
      placedBy: { name: placedBy },
      ...(!isInvoiced && { invoices: [] }),
    };
    return { ...order, reply };
  };
  return searchedRow({
    code,
    webReference,
    placedAt,
    status,
    purchaseOrderNumber,
    placedBy,
    products: lines.map(({ product }) => product),
    whole,
  });
};
