import { askByKey, listOrders, placeOrder, readOrder } from '../../../src/api/order/order.contract.ts';
import { orderKeyOf, cartOf, checkVersion } from '../cart/cart.ts';
import type { StoredCart } from '../cart/store.ts';
import { cartTotals } from '../checkout/totals.ts';
import { customerOf, siteOf, viewOf } from '../core/commerce-call.ts';
import { handle, type Call, type Route } from '../core/endpoint-handler.ts';
import { toMinor, toMoney } from '../core/money.ts';
import { forbidden, invalid, OccError, refused, validationError } from '../core/occ-error.ts';
import { pageOf, type Sort } from '../core/pages-of.ts';
import type { Services } from '../core/services.ts';
import { checkCaptcha } from './captcha.ts';
import { askKey, keyRetired, orderOfKey } from './order-key.ts';
import { place } from './place.ts';
import { checkReady, checkReadyForOcc } from './readiness.ts';
import { beginOrders } from './seed.ts';
import { ordersIn, type OrderReply, type StoredOrder } from './store.ts';

type PlaceCall = Omit<Call, 'path' | 'body'> & { path: { userId: string } };

const SORTS: [Sort<StoredOrder>, ...Sort<StoredOrder>[]] = [
  { code: 'byDate', name: 'Date', order: (a, b) => b.placedAt - a.placedAt || b.code.localeCompare(a.code) },
  { code: 'byOrderNumber', name: 'Order number', order: (a, b) => a.code.localeCompare(b.code) },
];

/** Endpoints to place, list and read orders. Source: CHK-14, CHK-16. */
export const orderRoutes = (services: Services): Route[] => {
  const { repository, clock, random } = services;
  const orders = ordersIn(repository);
  /** Returns the orders that the customer may know of by now. */
  const known = (call: PlaceCall): readonly StoredOrder[] => {
    const user = customerOf(call, services);
    beginOrders(user, viewOf(call, services));
    return orders.of(user).filter(({ knownFrom }) => knownFrom <= clock.now());
  };
  return [
    handle(placeOrder, (call): OrderReply => {
      siteOf(call);
      const user = customerOf(call, services);
      call.reply.status = 201;
      const key = call.headers.get('idempotency-key');
      const outcome = repository.transaction((): StoredOrder | OccError => {
        const placed = key === null ? undefined : orderOfKey(key, user, services);
        if (placed) return placed;
        const cart = cartToPlace(call, services, key);
        return place(cart, viewOf(call, services), random);
      });
      if (outcome instanceof OccError) throw outcome;
      return outcome.reply;
    }),

    handle(listOrders, (call) => {
      const statuses = (call.query.get('statuses') ?? '').split(',').filter(Boolean);
      const query = (call.query.get('query') ?? '').trim().toLowerCase();
      const found = known(call).filter(
        (order) =>
          order.site === siteOf(call).uid &&
          (statuses.length === 0 || statuses.includes(order.reply.status ?? '')) &&
          isFound(order, query),
      );
      const { page, ...paging } = pageOf(found, SORTS, call);
      return { orders: page.map(summary), ...paging };
    }),

    handle(readOrder, (call) => {
      siteOf(call);
      const code = call.path.orderCode;
      const order = known(call).find((one) => one.code === code);
      if (order) return order.reply;
      if (orders.isAnybodys(code) && !orders.get(customerOf(call, services), code)) throw forbidden();
      throw new OccError(404, [{ type: 'UnknownIdentifierError', message: `There is no order '${code}'.` }]);
    }),
  ];
};

/** Returns the cart if it can be ordered. Each refusal is one of api.md's. */
const cartToPlace = (call: PlaceCall, services: Services, key: string | null): StoredCart => {
  const cartId = call.query.get('cartId');
  if (cartId === null) throw validationError([invalid('cartId', 'This parameter is required.', 'missing')]);
  const named = { ...call, path: { ...call.path, cartId } };
  const cart = cartOf(named, services);
  if (key !== null && key !== orderKeyOf(cart)) throw keyRetired(key);
  checkVersion(named, cart);
  if (call.query.get('termsChecked') !== 'true')
    throw refused('TermsMissing', 'The terms are not accepted.', { status: 400, subject: 'termsChecked' });
  checkCaptcha(call, services, cart);
  const view = viewOf(call, services);
  if (call.pathSite === undefined) checkReady(cart, view);
  else checkReadyForOcc(cart, view);
  const { totalWithTax } = cartTotals(cart, view);
  const expected = call.query.get('expectedTotal');
  if (expected !== null && toMinor(Number(expected), view.site.currency) !== totalWithTax)
    throw refused('TotalChanged', 'The total is another one now.', {
      subject: String(toMoney(totalWithTax, view.site).value),
      subjectType: 'total',
    });
  return cart;
};

/** Returns whether the order's number, references, products or buyer match the query. */
const isFound = ({ code, reply }: StoredOrder, query: string): boolean =>
  [
    code,
    reply.webReference,
    reply.payment?.purchaseOrderNumber,
    reply.placedBy?.name,
    ...(reply.entries ?? []).flatMap(({ product }) => [product.code, product.isbn, product.name]),
  ].some((text) => text?.toLowerCase().includes(query));

const summary = ({ code, guid, reply }: StoredOrder) => ({
  code,
  guid,
  placed: reply.created,
  status: reply.status,
  statusDisplay: reply.statusDisplay,
  total: reply.totalPriceWithTax,
  webReference: reply.webReference,
  purchaseOrderNumber: reply.payment?.purchaseOrderNumber,
  placedBy: reply.placedBy?.name,
});

/**
 * The store's own endpoint for the outcome of a key. It must come before the standard ones, which would read the path
 * as an order.
 */
export const orderKeyRoutes = (services: Services): Route[] => [
  handle(askByKey, (call) => {
    siteOf(call);
    const answer = askKey(call.body.orderKey, customerOf(call, services), services);
    return answer.state === 'placed' ? { state: answer.state, order: answer.order.reply } : answer;
  }),
];
