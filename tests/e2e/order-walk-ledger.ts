import { ordersIn, type StoredOrder } from '../../demo-host/backend/order/store.ts';
import { paymentsIn } from '../../demo-host/payment/payment-store.ts';
import type { Host } from './fixtures.ts';

/** What a page said about an order, and about which key or order. */
export type Said = { said: 'placed'; order: string | null } | { said: 'not placed'; key: string | undefined };

/** What a walk expects in the ledger: its carts by GUID, with their units, and the amounts shown at its presses. */
export type Expected = { carts: Map<string, number>; shown: Set<string>; said: readonly Said[] };

const USER = 'user-tess';

/** Orders of the seed have lower numbers. They are created when they are first read. */
const FIRST_ORDER = '00100001';

/** Returns the customer's orders, of this walk and before it. */
export const ordersOfTess = ({ repository }: Pick<Host, 'repository'>): readonly StoredOrder[] =>
  ordersIn(repository)
    .of(USER)
    .filter(({ code }) => code >= FIRST_ORDER);

const piecesOf = (entries: readonly { quantity?: number | undefined }[] = []): number =>
  entries.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);

const dollars = (value: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(value);

/** Returns the codes of orders and charges so far. Orders are reset with their test; charges stay. */
export const codesOfTess = ({ repository }: Pick<Host, 'repository'>): ReadonlySet<string> =>
  new Set([
    ...ordersOfTess({ repository }).map(({ code }) => code),
    ...paymentsIn(repository)
      .captures.of(USER)
      .map(({ orderCode }) => orderCode),
  ]);

/**
 * Returns what is wrong with orders and charges. Each order must have one cart, one charge, and an amount that was
 * shown.
 */
const wrongOrders = (
  { repository }: Host,
  { shown }: Expected,
  orders: readonly StoredOrder[],
  before: ReadonlySet<string>,
): string[] => {
  const captures = paymentsIn(repository)
    .captures.of(USER)
    .filter(({ orderCode }) => !before.has(orderCode));
  const wrongs: string[] = [];
  if (new Set(orders.map(({ guid }) => guid)).size < orders.length) wrongs.push('two orders of one cart');
  for (const { code, reply } of orders) {
    const total = reply.totalPriceWithTax?.value ?? Number.NaN;
    const taken = captures.filter(({ orderCode }) => orderCode === code);
    if (taken.length !== 1 || taken[0]?.amount !== Math.round(total * 100))
      wrongs.push(
        `order ${code} of ${total} is charged ${taken.map(({ amount }) => amount).join(' and ') || 'never'}`,
      );
    if (!shown.has(dollars(total)))
      wrongs.push(`order ${code} takes ${dollars(total)}, which no press had on show`);
  }
  for (const { orderCode } of captures)
    if (!orders.some(({ code }) => code === orderCode))
      wrongs.push(`a charge for ${orderCode}, which is no order`);
  return wrongs;
};

/** Returns the carts whose units are neither in the cart nor in the one order that it became, as text. */
const wrongLines = ({ repository }: Host, { carts }: Expected, orders: readonly StoredOrder[]): string[] =>
  [...carts].flatMap(([guid, pieces]) => {
    const cart = repository.cart(guid);
    const inOrders = orders.filter((one) => one.guid === guid).map(({ reply }) => piecesOf(reply.entries));
    const places = [...inOrders, ...(cart && inOrders.length === 0 ? [piecesOf(cart.entries)] : [])];
    return places.length === 1 && places[0] === pieces
      ? []
      : [`${pieces} pieces of cart ${guid} are found as: ${places.join(', ') || 'nothing'}`];
  });

const untrueWords = ({ repository }: Host, { said }: Expected): string[] => {
  const all = ordersOfTess({ repository });
  const { keys } = ordersIn(repository);
  return said.flatMap((one) => {
    if (one.said === 'placed')
      return all.some(({ code }) => code === one.order) ? [] : [`'placed' was said of ${one.order}`];
    if (one.key === undefined) return [`'not placed' was said, and nothing tells of which key`];
    return keys.get(one.key)?.state === 'ordered'
      ? [`'not placed' was said of key ${one.key}, an order`]
      : [];
  });
};

/**
 * Returns what is wrong in the ledger and in what the pages said. The orders and charges of `before` are ignored.
 * Source: REL-09.
 */
export const wrongsOf = (host: Host, expected: Expected, before: ReadonlySet<string>): string[] => {
  const orders = ordersOfTess(host).filter(({ code }) => !before.has(code));
  return [
    ...wrongOrders(host, expected, orders, before),
    ...wrongLines(host, expected, orders),
    ...untrueWords(host, expected),
  ];
};
