import type { InferInput } from 'valibot';
import type { quoteSchema, quoteSummarySchema } from '../../../src/api/quote/quote.contract.ts';
import type { ShownState } from '../../../src/api/quote/quote.rules.ts';
import type { StoredCart } from '../cart/store.ts';
import { lineReply, totalsReply } from '../checkout/cart-reply.ts';
import { chosenReply } from '../checkout/chosen-view.ts';
import { cartTotals } from '../checkout/totals.ts';
import { toMoney } from '../core/money.ts';
import type { View } from '../core/services.ts';
import { notPurchasableReason } from '../product/product.ts';
import { nameOf } from '../user/user.ts';
import { quoteEnd, stateNow } from './quote.ts';
import type { StoredQuote } from './store.ts';

const writerOf = ({ userId }: StoredQuote, { people }: View): string => {
  const { firstName, lastName } = nameOf(userId, people);
  return `${firstName} ${lastName}`;
};

const commentsOf = ({ comment, createdAt, laterComments = [] }: StoredQuote) => [
  ...(comment ? [{ text: comment, at: createdAt }] : []),
  ...laterComments,
];

const occState = (quote: StoredQuote, now: number): StoredQuote['state'] =>
  stateNow(quote, now) === 'expired' ? 'EXPIRED' : quote.state;

const timeText = (instant: number): string => new Date(instant).toISOString();

export const summaryReply = (quote: StoredQuote, view: View): InferInput<typeof quoteSummarySchema> => {
  const { totalPrice, totalPriceWithTax } = totalsReply(cartTotals(quote.cart, view), view);
  return {
    code: quote.code,
    name: quote.name,
    state: occState(quote, view.clock.now()),
    creationTime: timeText(quote.createdAt),
    updatedTime: timeText(quote.endedAt ?? quote.readyAt ?? quote.sentAt ?? quote.createdAt),
    expirationTime: timeText(quoteEnd(quote)),
    totalPrice,
    totalPriceWithTax,
    ...(quote.orderCode && { orderCode: quote.orderCode }),
  };
};

export const quoteReply = (quote: StoredQuote, view: View): InferInput<typeof quoteSchema> => {
  const cart = quote.cartGuid === undefined ? undefined : view.repository.cart(quote.cartGuid);
  // Its lines stay. Missing training details are given in the cart by which it is ordered.
  const totals = cartTotals(cart ? { ...quote.cart, entries: cart.entries } : quote.cart, view);
  return {
    ...summaryReply(quote, view),
    ...totalsReply(totals, view),
    ...chosenReply(quote.cart, totals, view),
    description: quote.description,
    allowedActions: [...actionsOf(quote, view.clock.now())],
    comments: commentsOf(quote).map(({ text, at }) => ({
      text,
      creationDate: timeText(at),
      fromCustomer: true,
      author: { name: writerOf(quote, view) },
    })),
    ...(cart && { cartId: cart.code }),
    entries: totals.lines.map((line, index) => ({
      ...lineReply(line, totals, view),
      ...todaysLine(quote.cart, index, view),
    })),
    ...(quote.sentAt !== undefined && { sentTime: timeText(quote.sentAt) }),
    ...(quote.readyAt !== undefined && { readyTime: timeText(quote.readyAt) }),
    ...(quote.endedAt !== undefined && { endTime: timeText(quote.endedAt) }),
    ...todaysSum(quote.cart, view),
    earlyExpiration: [...(quote.early ?? [])],
  };
};

/** Returns OCC's names for the buyer's actions. Source: QTE-04 e. */
export const actionsOf = (quote: StoredQuote, now: number): readonly string[] => {
  if (quote.state === 'BUYER_DRAFT' && stateNow(quote, now) === 'submitted') return ['CANCEL', 'SUBMIT'];
  const actions: Record<ShownState, readonly string[]> = {
    submitted: ['CANCEL'],
    ready: ['CANCEL', 'CHECKOUT'],
    expiring: ['CANCEL', 'CHECKOUT'],
    expired: ['REQUOTE'],
    ordered: [],
    cancelled: ['REQUOTE'],
  };
  return actions[stateNow(quote, now)];
};

/** Returns the cart as it would be priced today. */
const asOfToday = ({ quote: _quote, ...cart }: StoredCart): StoredCart => cart;

const isSold = (productCode: string, { repository, site }: View): boolean => {
  const product = repository.product(productCode);
  const reason = product && notPurchasableReason(product, site);
  return product !== undefined && reason !== 'RETIRED' && reason !== 'NOT_SOLD_HERE';
};

const todaysLine = (cart: StoredCart, index: number, view: View) => {
  const line = cartTotals(asOfToday(cart), view).lines[index];
  if (!line || !isSold(line.product.code, view)) return {};
  return {
    todayBasePrice: toMoney(line.price.unit, view.site),
    todayTotalPrice: toMoney(line.price.total, view.site),
  };
};

const todaysSum = (cart: StoredCart, view: View) =>
  cart.entries.every(({ productCode }) => isSold(productCode, view))
    ? { todaySubTotal: toMoney(cartTotals(asOfToday(cart), view).subTotal, view.site) }
    : {};
