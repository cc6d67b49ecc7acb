import { paymentsIn } from '../../payment/payment-store.ts';
import { accountsIn, type StoredAccount } from '../account/store.ts';
import { cardOf, keepCard } from '../card/store.ts';
import { orderKeyOf } from '../cart/cart.ts';
import type { StoredCart } from '../cart/store.ts';
import { billedTo } from '../checkout/billed-to.ts';
import { cartTotals } from '../checkout/totals.ts';
import { accountOf } from '../checkout/what-follows.ts';
import { OccError, refused } from '../core/occ-error.ts';
import type { View } from '../core/services.ts';
import type { StoredPaymentCard } from '../payment/store.ts';
import { qGlobalIn } from '../q-global/store.ts';
import { quotesIn } from '../quote/store.ts';
import { screened } from '../screening/screening.ts';
import { nameOf } from '../user/user.ts';
import { newQGlobalNumber, orderOf } from './make-order.ts';
import { askBank } from './pay.ts';
import { ordersIn, type StoredOrder } from './store.ts';

/**
 * Places the order of a cart that is ready: makes the order, captures the amount, deletes the cart and settles its key.
 * It must run in one transaction. A refusal is returned, to be thrown after the transaction, because a challenge and a
 * pending key must be kept.
 */
export const place = (cart: StoredCart, view: View, random: () => string): StoredOrder | OccError => {
  const { repository, clock } = view;
  const { payment, deliveryAddress } = cart.choices ?? {};
  const isScreened = view.settings.of(cart.site, cart.userId).screening;
  const names = [deliveryAddress, billedTo(cart, view), nameOf(cart.userId, view.people)];
  const verdict = isScreened ? screened(names) : 'clear';
  if (verdict === 'declined')
    return refused('SanctionsDeclined', 'The order was declined by a sanctions check.', { status: 400 });

  const amount = cartTotals(cart, view).totalWithTax;
  const card = amount > 0 ? payment?.card : undefined;
  const bank = card ? askBank(card, amount, cart.userId, view, random) : { kind: 'paid' as const };
  if (bank.kind === 'refused') return bank.refusal;
  const now = clock.now();
  if (bank.kind === 'pending' && !bank.comesToOrder) {
    repository.saveCart({ ...cart, placing: { until: now + bank.lastsMs } });
    return bankIsSlow();
  }

  const knownFrom = bank.kind === 'pending' ? now + bank.lastsMs : now;
  const orders = ordersIn(repository);
  const code = orders.nextCode();
  const cardId = card && savedCardOf(cart, card, view, random);
  const isHeld = verdict === 'held';
  const order = orderOf(cart, view, { code, isHeld, placedAt: now, knownFrom, cardId });
  orders.save(order);
  const { tokens, captures } = paymentsIn(repository);
  const token = card && tokens.get(card.token);
  if (token) tokens.put(token.token, '', { ...token, isUsed: true });
  if (card)
    captures.put(code, cart.userId, {
      orderCode: code,
      amount,
      currency: view.site.currency,
      token: card.token,
    });
  orders.keys.put(orderKeyOf(cart), cart.userId, { userId: cart.userId, state: 'ordered', orderCode: code });
  for (const id of [cart.code, cart.guid])
    orders.carts.put(id, cart.userId, { userId: cart.userId, orderCode: code });
  rememberFor(cart, code, view);
  if (cart.quote) quotesIn(repository).ordered(cart.userId, cart.quote.code, code, now);
  if (bank.kind === 'pending') {
    repository.saveCart({ ...cart, placing: { until: knownFrom, orderCode: code } });
    return bankIsSlow();
  }
  repository.deleteCart(cart.guid);
  return order;
};

/** Returns the error for a bank without an answer. The key tells the outcome later. */
const bankIsSlow = (): OccError =>
  new OccError(504, [{ type: 'PlacingPending', message: 'The bank has not answered yet.' }]);

/** Stores what an order adds for later orders. */
const rememberFor = (cart: StoredCart, code: string, view: View): void => {
  if (cart.choices?.qGlobal?.kind === 'NEW') addQGlobal(cart, code, view);
  const account: StoredAccount | undefined = accountOf(cart, view);
  if (account && !account.hasOrdered && !account.isUnconfirmed)
    accountsIn(view).save({ ...account, hasOrdered: true });
};

/** Saves a new card if the shopper asked for it. Returns the id of the saved card that pays; undefined if it is not saved. */
const savedCardOf = (
  { userId }: StoredCart,
  { save, token: name, savedCardId, accountHolderName }: StoredPaymentCard,
  view: View,
  random: () => string,
): string | undefined => {
  const token = save ? paymentsIn(view.repository).tokens.get(name) : undefined;
  if (!token) return savedCardId;
  const id = random();
  keepCard(view, userId, cardOf(token, { id, accountHolderName, isDefault: false }));
  return id;
};

/**
 * Adds the new Q-global account. Its owner is the qualified user, and the customer has it in their list. Source:
 * specification section 6.
 */
const addQGlobal = ({ userId, choices }: StoredCart, code: string, { repository }: View): void => {
  const number = newQGlobalNumber(code);
  const owner = choices?.qualifiedUserId ?? userId;
  qGlobalIn(repository).save({ number, name: `Account of order ${code}`, owner });
  qGlobalIn(repository).join(userId, number);
};
