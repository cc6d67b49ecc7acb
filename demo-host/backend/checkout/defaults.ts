import { covers, highestLevel } from '../../../src/api/checkout/qualification.rules.ts';
import { accountsIn } from '../account/store.ts';
import { addressesIn, type StoredAddress } from '../address/store.ts';
import { cardsIn, isExpired, type StoredCard } from '../card/store.ts';
import type { CartChoices, ChoiceStep, StoredCart } from '../cart/store.ts';
import type { View } from '../core/services.ts';
import { modesFor } from '../delivery/delivery.ts';
import { ordersIn, type UsedChoices } from '../order/store.ts';
import type { StoredPayment } from '../payment/store.ts';
import { preferencesIn } from '../preferences/store.ts';
import { qGlobalIn } from '../q-global/store.ts';
import { qualifiedUsersIn } from '../qualified-user/store.ts';
import { DELIVERY_COUNTRIES } from '../site/store.ts';
import { billedTo } from './billed-to.ts';
import { needsOf, productsOf } from './needs.ts';
import { paymentTypesFor } from './payment-types.ts';
import { cartTotals } from './totals.ts';
import { accountOf, afterAccount } from './what-follows.ts';

type From = 'preference' | 'lastOrder' | 'only';

/** A choice that was made. `placed` is when the order was placed that it comes from. */
type ChosenRow = { step: ChoiceStep; from: From; placed?: string };

/** A choice that was not made, because the usual one can't be used any more. */
type FallenRow = { step: ChoiceStep; reason: Fallen };
type Fallen = 'gone' | 'expired' | 'refused' | 'notAllowed';

export type Defaults = { cart: StoredCart; chosen: ChosenRow[]; notChosen: FallenRow[] };

/** An order of the customer's own, and what it used. */
type Earlier = { used: UsedChoices; placedAt: number };

type Found = { choices: CartChoices; from: From };
/**
 * Returns the choice of a step, or why the usual one was not made. Undefined if the cart has it, its lines don't need it, or there is
 * no usual one.
 */
type Rule = (cart: StoredCart, view: View, last: Earlier | undefined) => Found | Fallen | undefined;

/**
 * Makes the choices of a checkout that need no question: what the customer set as default, then what their last order
 * used, then the only answer. Each is asked again for its validity. What the shopper has changed or dropped is left
 * alone. Returns the same cart if nothing changed. Source: CHK-21; checkout.md, "A known customer".
 */
export const withDefaults = (before: StoredCart, view: View): Defaults => {
  let cart = withoutFallenPayment(before, view);
  const chosen: ChosenRow[] = [];
  const notChosen: FallenRow[] = [];
  if (cart.entries.length === 0) return { cart, chosen, notChosen };
  const earlier = ownOrders(cart, view);
  for (const [step, rule] of RULES) {
    if (cart.touched?.includes(step)) continue;
    const id = accountOf(cart, view)?.id;
    const last = step === 'account' ? earlier[0] : earlier.find(({ used }) => used.accountId === id);
    const found = rule(cart, view, last);
    if (typeof found === 'string') notChosen.push({ step, reason: found });
    if (!found || typeof found === 'string') continue;
    cart = { ...cart, choices: found.choices };
    const placed = found.from === 'lastOrder' && last && new Date(last.placedAt).toISOString();
    chosen.push({ step, from: found.from, ...(placed && { placed }) });
  }
  return { cart, chosen, notChosen };
};

const OVER = new Set(['CANCELLED', 'DECLINED']);

/** Returns the orders that the customer placed for an account, on this site and by themselves, the newest first. */
const ownOrders = ({ userId, site }: StoredCart, { repository, clock }: View): readonly Earlier[] =>
  ordersIn(repository)
    .of(userId)
    .filter((one) => one.site === site && one.knownFrom <= clock.now())
    .filter(({ reply }) => reply.placedBy?.uid === userId && !OVER.has(reply.status ?? ''))
    .flatMap(({ code, used, placedAt }) => (used?.accountId ? [{ code, used, placedAt }] : []))
    .toSorted((a, b) => b.placedAt - a.placedAt || (a.code < b.code ? 1 : -1));

/** Lets a payment go that was chosen here, and that the service does not take any more. */
const withoutFallenPayment = (cart: StoredCart, view: View): StoredCart => {
  const payment = cart.choices?.payment;
  return !payment?.lacks || whyNot(payment, cart, view) === undefined
    ? cart
    : { ...cart, choices: { ...cart.choices, payment: undefined } };
};

const account: Rule = (cart, view, last) => {
  const { aimsweb } = needsOf(productsOf(cart, view));
  const all = accountsIn(view).of(cart.userId);
  const valid = all.filter(
    ({ type, billingAddress, isUnconfirmed }) =>
      (billingAddress !== undefined || isUnconfirmed) && !(aimsweb && type === 'PERSONAL'),
  );
  if (valid.some(({ id }) => id === cart.choices?.accountId)) return undefined;
  const withId = (id: string | undefined, from: From) => ({
    one: valid.find((each) => each.id === id),
    from,
  });
  const preferred = preferencesIn(view.repository).of(cart.userId).defaultAccountId;
  const usual = preferred ?? last?.used.accountId;
  const found = [
    withId(preferred, 'preference'),
    withId(last?.used.accountId, 'lastOrder'),
    withId(valid.length === 1 ? valid[0]!.id : undefined, 'only'),
  ].find(({ one }) => one && !one.isUnconfirmed);
  if (!found) return usual === undefined || valid.some(({ id }) => id === usual) ? undefined : 'gone';
  return {
    choices: afterAccount(cart.choices ?? {}, found.one!.id, { keepQGlobal: true }, view),
    from: found.from,
  };
};

const qualifiedUser: Rule = (cart, view, last) => {
  const chosenAccount = accountOf(cart, view);
  const needed = highestLevel(productsOf(cart, view).map(({ level }) => level));
  if (needed === undefined || !chosenAccount) return undefined;
  const able = qualifiedUsersIn(view)
    .of(cart.userId, chosenAccount)
    .filter(({ level }) => covers(level, needed));
  const has = (id: string | undefined) => able.some((one) => one.id === id);
  if (has(cart.choices?.qualifiedUserId)) return undefined;
  const used = last?.used.qualifiedUserId;
  const choose = (qualifiedUserId: string | undefined, from: From) => ({
    choices: { ...cart.choices, qualifiedUserId },
    from,
  });
  if (has(used)) return choose(used, 'lastOrder');
  // Nobody but the customer can be it (CHK-03 g, ACC-05 e).
  const isForSelf = chosenAccount.type === 'PERSONAL' || chosenAccount.isUnconfirmed;
  if (isForSelf && able[0]) return choose(able[0].id, 'only');
  return used === undefined ? undefined : 'gone';
};

const qGlobal: Rule = (cart, view, last) => {
  const number = last?.used.qGlobalNumber;
  if (number === undefined || !needsOf(productsOf(cart, view)).qGlobal || cart.choices?.qGlobal)
    return undefined;
  return qGlobalIn(view.repository)
    .of(cart.userId)
    .some((one) => one.number === number)
    ? { choices: { ...cart.choices, qGlobal: { kind: 'EXISTING', number } }, from: 'lastOrder' }
    : 'gone';
};

const shippingAddress: Rule = (cart, view, last) => {
  if (!last || !needsOf(productsOf(cart, view)).shipping || cart.choices?.deliveryAddress) return undefined;
  const isPersonal = accountOf(cart, view)?.type === 'PERSONAL';
  const own = isPersonal ? addressesIn(view).of(cart.userId) : [];
  const found = [
    { one: own.find(({ isDefault }) => isDefault), from: 'preference' as const },
    { one: inBooks(last.used.deliveryAddressId, cart, view), from: 'lastOrder' as const },
  ].find(({ one }) => isNamed(one) && DELIVERY_COUNTRIES.includes(one.country) && modesFor(one).length > 0);
  if (!found) return last.used.deliveryAddressId === undefined ? undefined : 'gone';
  return {
    choices: { ...cart.choices, deliveryAddress: found.one, deliveryModeCode: undefined },
    from: found.from,
  };
};

const shippingMethod: Rule = (cart, view, last) => {
  const { deliveryAddress, deliveryModeCode } = cart.choices ?? {};
  const modes = needsOf(productsOf(cart, view)).shipping ? modesFor(deliveryAddress) : [];
  const [first] = modes;
  if (!first || modes.some(({ code }) => code === deliveryModeCode)) return undefined;
  if (modes.length === 1) return { choices: { ...cart.choices, deliveryModeCode: first.code }, from: 'only' };
  if (!last) return undefined;
  const cheapest = modes.reduce((least, mode) => (mode.cost < least.cost ? mode : least), first);
  const { code } = modes.find((mode) => mode.code === last.used.deliveryModeCode) ?? cheapest;
  return { choices: { ...cart.choices, deliveryModeCode: code }, from: 'lastOrder' };
};

const billingAddress: Rule = (cart, view, last) => {
  if (!last || billedTo(cart, view)) return undefined;
  const used = last.used.billingAddress;
  const place = typeof used === 'object' ? inBooks(used.id, cart, view) : used;
  // If the bill can't go where the last one went, it goes to the account's own address.
  const found = ([place, 'ACCOUNT'] as const)
    .map((one) => ({ ...cart.choices, billingAddress: one }))
    .find((choices) => isNamed(billedTo({ ...cart, choices }, view)));
  if (!found) return used === undefined ? undefined : 'gone';
  return { choices: found, from: found.billingAddress === place ? 'lastOrder' : 'only' };
};

const payment: Rule = (cart, view, last) => {
  if (cart.choices?.payment || cartTotals(cart, view).totalWithTax === 0) return undefined;
  const type = last?.used.paymentType;
  const choose = (one: StoredPayment, from: From): Found | Fallen =>
    whyNot(one, cart, view) ?? { choices: { ...cart.choices, payment: one }, from };
  if (type === 'PURCHASE_ORDER') return choose({ type, lacks: 'purchaseOrderNumber' }, 'lastOrder');
  if (type === 'BANK_TRANSFER') return choose({ type }, 'lastOrder');
  if (type === undefined) return undefined;
  const cards = cardsIn(view.repository).of(cart.userId);
  const usual = cards.find(({ isDefault }) => isDefault);
  const used = cards.find(({ id }) => id === last?.used.cardId);
  const found = [
    ...(usual ? [choose(savedCard(usual), 'preference')] : []),
    ...(used ? [choose(savedCard(used), 'lastOrder')] : []),
  ];
  if (found.length === 0) return last?.used.cardId === undefined ? undefined : 'gone';
  return found.find((one) => typeof one === 'object') ?? found[0];
};

/** In the order in which one follows from another. The terms of aimswebPlus are asked with its account, so it is not here. */
const RULES: readonly (readonly [ChoiceStep, Rule])[] = [
  ['account', account],
  ['qualified-user', qualifiedUser],
  ['q-global', qGlobal],
  ['shipping-address', shippingAddress],
  ['shipping-method', shippingMethod],
  ['billing-address', billingAddress],
  ['payment', payment],
];

/** Returns the payment with a saved card whose security code is still to be given. Nothing is confirmed by it. */
const savedCard = ({
  id,
  isDefault: _default,
  behaviour: _behaviour,
  ...face
}: StoredCard): StoredPayment => ({
  type: 'SAVED_CARD',
  lacks: 'securityCode',
  card: { ...face, savedCardId: id, token: '', save: false, expiresAt: 0, confirmedTotal: 0 },
});

/** Returns why the service does not take this payment now: its kind, or its card. Undefined if it does. */
const whyNot = ({ type, card }: StoredPayment, cart: StoredCart, view: View): Fallen | undefined => {
  if (!paymentTypesFor(cart, view).find((one) => one.type === type)?.allowed) return 'notAllowed';
  if (!card) return undefined;
  const saved = cardsIn(view.repository).get(cart.userId, card.savedCardId ?? '');
  if (!saved) return 'gone';
  if (isExpired(saved, view.clock.now())) return 'expired';
  return saved.behaviour === 'declined' ? 'refused' : undefined;
};

/** Returns an address as it stands today in the book of the customer or of the cart's account. */
const inBooks = (id: string | undefined, cart: StoredCart, view: View): StoredAddress | undefined => {
  const one = accountOf(cart, view);
  const owners = one && !one.isUnconfirmed ? [cart.userId, one.id] : [cart.userId];
  return id === undefined
    ? undefined
    : owners.map((owner) => addressesIn(view).get(owner, id)).find((found) => found !== undefined);
};

const isNamed = (address: StoredAddress | undefined): address is StoredAddress =>
  Boolean(address?.firstName?.trim() && address.lastName?.trim());
