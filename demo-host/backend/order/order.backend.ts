import { askByKey, listOrders, placeOrder, readOrder } from '../../../src/api/order/order.contract.ts';
import { orderKeyOf, cartOf, checkVersion } from '../cart/cart.ts';
import type { StoredCart } from '../cart/store.ts';
import { cartTotals } from '../checkout/totals.ts';
import { customerOf, siteOf, viewOf } from '../core/commerce-call.ts';
import { handle, type Call, type Route } from '../core/endpoint-handler.ts';
import { toMinor, toMoney } from '../core/money.ts';
import { invalid, OccError, refused, validationError } from '../core/occ-error.ts';
import { pageOf, type Sort } from '../core/pages-of.ts';
import type { Services } from '../core/services.ts';
import { nameOf } from '../user/user.ts';
import { checkCaptcha } from './captcha.ts';
import { knownOrder, knownOrders } from './known-orders.ts';
import { matchedIn, orderReply, searchOrders, type SearchedRow } from './order-rows.ts';
import { askKey, keyRetired, orderOfKey } from './order-key.ts';
import { place } from './place.ts';
import { checkReady, checkReadyForOcc } from './readiness.ts';
import type { OrderReply, StoredOrder } from './store.ts';

type PlaceCall = Omit<Call, 'path' | 'body'> & { path: { userId: string } };

/** Compares by characters: ten thousand codes would be slow in an alphabet's order. */
const byCode = (a: SearchedRow, b: SearchedRow): number => (a.code < b.code ? -1 : Number(a.code > b.code));

const SORTS: [Sort<SearchedRow>, ...Sort<SearchedRow>[]] = [
  { code: 'byDate', name: 'Date', order: (a, b) => b.placedAt - a.placedAt || byCode(b, a) },
  { code: 'byOrderNumber', name: 'Order number', order: byCode },
];

/** Endpoints to place, list and read orders. Source: CHK-14, CHK-16. */
export const orderRoutes = (services: Services): Route[] => {
  const { repository, random } = services;
  return [
    handle(
      placeOrder,
      (call): OrderReply => {
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
        tellCustomer(outcome, services);
        return outcome.reply;
      },
      { kind: 'order' },
    ),

    handle(
      listOrders,
      (call) => {
        const { query } = call;
        const view = viewOf(call, services);
        const words = query.get('query') ?? '';
        const { rows, totals } = searchOrders(knownOrders(customerOf(call, services), view), {
          query: words,
          statuses: (query.get('statuses') ?? '').split(',').filter(Boolean),
          from: instantOf(query.get('from'), -Infinity),
          to: instantOf(query.get('to'), Infinity),
        });
        const { page, ...paging } = pageOf(rows, SORTS, call);
        return { orders: page.map((row) => summary(row, words)), ...paging, totals };
      },
      { kind: 'orderList' },
    ),

    handle(
      readOrder,
      (call) => {
        siteOf(call);
        const { orderCode } = call.path;
        const view = viewOf(call, services);
        const order = knownOrder(customerOf(call, services), orderCode, view, services);
        if (!order)
          throw new OccError(404, [
            { type: 'UnknownIdentifierError', message: `There is no order '${orderCode}'.` },
          ]);
        return orderReply(order, view);
      },
      { kind: 'order' },
    ),
  ];
};

/** Mails the customer of an order that somebody else has placed. Source: ACC-08 h. */
const tellCustomer = (
  { code, userId, reply }: StoredOrder,
  { people, sendMail }: Pick<Services, 'people' | 'sendMail'>,
): void => {
  const { placedBy, totalPriceWithTax } = reply;
  if (placedBy?.uid === userId) return;
  sendMail(`order ${code}`, {
    to: nameOf(userId, people).email,
    subject: `Order ${code} was placed for you`,
    text: `${placedBy?.name} placed it for you. Total: ${totalPriceWithTax?.formattedValue}. If this is not what you wanted, contact Customer Support.`,
  });
};

/** Returns an instant of the address in milliseconds; `otherwise` if there is none. */
const instantOf = (text: string | null, otherwise: number): number => {
  const instant = Date.parse(text ?? '');
  return Number.isNaN(instant) ? otherwise : instant;
};

/** Returns the cart if it can be ordered. Each refusal is one of api.md's. */
const cartToPlace = (call: PlaceCall, services: Services, key: string | null): StoredCart => {
  const cartId = call.query.get('cartId');
  if (cartId === null) throw validationError([invalid('cartId', 'This parameter is required.', 'missing')]);
  const named = { ...call, path: { ...call.path, cartId } };
  const cart = cartOf(named, services);
  if (key !== null && key !== orderKeyOf(cart)) throw keyRetired(key);
  checkVersion(named, cart);
  checkTerms(call);
  checkCaptcha(call, services, cart);
  const view = viewOf(call, services);
  if (call.pathSite === undefined) checkReady(cart, view);
  else checkReadyForOcc(cart, view);
  const { totalWithTax } = cartTotals(cart, view);
  const expected = call.query.get('expectedTotal');
  const currency = call.query.get('expectedCurrency') ?? view.site.currency;
  const isOther = expected !== null && toMinor(Number(expected), view.site.currency) !== totalWithTax;
  if (isOther || currency !== view.site.currency)
    throw refused('TotalChanged', 'The total is another one now.', {
      subject: String(toMoney(totalWithTax, view.site).value),
      subjectType: 'total',
    });
  return cart;
};

/** Refuses an order without the terms, on a plain host in OCC's words. */
const checkTerms = ({ query, pathSite }: PlaceCall): void => {
  const given = query.get('termsChecked');
  if (given === 'true') return;
  const what = 'termsChecked';
  throw pathSite === undefined
    ? refused('TermsMissing', 'The terms are not accepted.', { status: 400, subject: what })
    : validationError([
        given === null
          ? invalid(what, 'This parameter is required.', 'missing')
          : invalid(what, 'The terms are not accepted.'),
      ]);
};

const summary = (row: SearchedRow, words: string) => {
  const { code, guid, reply } = row.whole();
  const matched = matchedIn(row, words);
  return {
    code,
    guid,
    placed: reply.created,
    status: reply.status,
    statusDisplay: reply.statusDisplay,
    total: reply.totalPriceWithTax,
    webReference: reply.webReference,
    purchaseOrderNumber: reply.payment?.purchaseOrderNumber,
    placedBy: reply.placedBy?.name,
    ...(matched && { matched }),
  };
};

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
