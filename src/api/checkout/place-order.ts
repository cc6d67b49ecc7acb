import { isServiceError } from '../../core/errors.ts';
import { emit } from '../../core/events/emit.ts';
import { emitBefore } from '../../core/events/emit-before.ts';
import { callService } from '../../core/http/call-service.ts';
import { whose } from '../../core/registry/one-visitor.ts';
import { runtime } from '../../core/runtime.ts';
import { cartAddress } from '../cart/cart-address.ts';
import { beginChanging } from '../cart/pending-changes.ts';
import { CART_KEY, readCart } from '../cart/read-cart.ts';
import { askByKey, placeOrder } from '../order/order.contract.ts';
import { reportLater, reportSolved } from '../report-later.ts';
import { attemptOf } from './attempt-of.rules.ts';
import type { CheckoutCart } from './checkout-cart.contract.ts';
import { keptOrder } from './kept-placing.ts';
import { PlacingClient } from './placing-client.ts';
import { sentBy, type Sent } from './placing-answers.rules.ts';
import type { PlacingSubject } from './placing-calls.ts';
import { refusalOf } from './refusals.rules.ts';

/** What the review passes on when the button is pressed: the cart as shown, and a captcha token if the service asks for one. */
export type OrderPress = { cart: CheckoutCart; captcha?: string | undefined };

/** Why a cart can't be placed: its host gave no key or no total. Nothing was sent. */
export type NotPlaceable = 'no-key' | 'no-total';

/** Returns the user that orders are requested for, bound to the page's sign-in (SES-13). */
const whoseOrders = (): { userId: string; whose: string } => {
  const address = cartAddress();
  return { userId: address?.userId ?? 'current', whose: address?.whose ?? whose() ?? '-' };
};

/** The last call without an answer, until its outcome is known. */
let lost: { key: string; error: unknown } | undefined;

const send: PlacingSubject['send'] = async (
  key,
  { cart, version, total, currency },
  captcha,
): Promise<Sent> => {
  try {
    const { code } = await callService(placeOrder, {
      path: whoseOrders(),
      query: {
        cartId: String(cart),
        termsChecked: 'true',
        expectedTotal: String(total),
        // A try that an earlier release kept may have none.
        ...(currency !== undefined && { expectedCurrency: String(currency) }),
        fields: 'code',
      },
      headers: {
        'Idempotency-Key': key,
        ...(version !== undefined && { 'If-Match': `"${version}"` }),
        ...(captcha !== undefined && { 'X-Captcha-Token': captcha }),
      },
      body: {},
    });
    reportSolved('order.place');
    return { placed: code };
  } catch (error) {
    const sent = sentBy(error);
    if (sent === 'lost') lost = { key, error };
    // The review shows each known refusal in its own words, so those are not failures for the message centre.
    else if ('refused' in sent && refusalOf(sent.refused, sent.subject).words === 'other')
      reportLater('order.place', error);
    return sent;
  }
};

/** Reports the failure of a call without an answer if there is no such order, and clears it if there is one. */
const settled = (orderKey: string, state: 'placed' | 'pending' | 'none'): void => {
  reportSolved('order.ask');
  if (state === 'placed') reportSolved('order.place');
  if (state === 'pending' || lost?.key !== orderKey) return;
  if (state === 'none') reportLater('order.place', lost.error);
  lost = undefined;
};

const ask: PlacingSubject['ask'] = async (orderKey) => {
  try {
    const { state, order } = await callService(askByKey, {
      path: whoseOrders(),
      query: { fields: 'state,order(code)' },
      body: { orderKey },
    });
    settled(orderKey, state);
    if (state === 'placed') return order ? { placed: order.code } : 'unanswered';
    return state;
  } catch (error) {
    if (!isServiceError(error)) throw error;
    reportLater('order.ask', error);
    return 'unanswered';
  }
};

/** Reads the cart again in all bundles and tabs, because it became an order or has another key. */
const changed = async (): Promise<void> => {
  // The page itself caused this change, so no notice about another tab is shown.
  const end = beginChanging();
  for (const key of [CART_KEY, 'checkoutCart']) runtime().registry.changed(key);
  await readCart().catch((error: unknown) => reportLater('cart.read', error));
  end();
};

const orderSubject = (target: () => EventTarget): PlacingSubject => ({
  kept: keptOrder,
  send,
  ask,
  changed,
  tell: (order, { total, currency }) =>
    emit(target(), 'assess-order-placed', {
      order,
      total: Number(total ?? 0),
      currency: String(currency ?? runtime().row.currency),
    }),
});

let client: PlacingClient | undefined;
let target: EventTarget | undefined;

/** Returns the page's only client for placing orders, and creates it at the first call. Its events are dispatched from `at`. */
export const orderPlacing = (at?: EventTarget): PlacingClient => {
  target = at ?? target;
  client ??= new PlacingClient(orderSubject(() => target ?? document));
  return client;
};

/** Places the shown cart, once `assess-order-before-place` allows it. Returns why it can't be placed, if so. */
export const pressPlaceOrder = ({ cart, captcha }: OrderPress, at: EventTarget): NotPlaceable | undefined => {
  const attempt = attemptOf(cart);
  if (cart.orderKey === undefined) return 'no-key';
  if (attempt === undefined) return 'no-total';
  const { total, currency } = attempt;
  const detail = { total: Number(total), currency: String(currency) };
  orderPlacing(at).press({ key: cart.orderKey, attempt, proof: captcha }, () =>
    emitBefore(at, 'assess-order-before-place', detail, cart.orderKey),
  );
  return undefined;
};

/** Resets the module. For tests that simulate a new page. */
export const forgetOrderPlacing = (): void => {
  client?.close();
  client = undefined;
  target = undefined;
  lost = undefined;
};
