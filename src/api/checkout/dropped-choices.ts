import type { Account } from '../account/account.contract.ts';
import type { Address } from '../address/address.contract.ts';
import { isSameAddress } from '../address/is-address-of.rules.ts';
import type { QualifiedUser } from '../account/qualified-user.contract.ts';
import type { CartAddress } from '../cart/cart-address.ts';
import type { CheckoutCart } from './checkout-cart.contract.ts';
import type { Droppable } from './next-step.rules.ts';
import type { QGlobalAccount } from '../q-global/q-global.contract.ts';
import { personName } from '../account/qualified-user.contract.ts';

/**
 * Returns the choices that choosing `account` drops: the qualified user, a Q-global account that is linked to a
 * customer account, the aimswebPlus account, the billing address, and a purchase order.
 */
export const droppedBy = (
  cart: CheckoutCart,
  account: Account['id'] | undefined,
  qGlobalAccounts: readonly QGlobalAccount[] = [],
): Droppable => {
  const {
    customerAccount: before,
    qualifiedUser,
    qGlobalAccount,
    aimswebAccount,
    billingAddress,
    payment,
  } = cart;
  if (before === undefined || account === undefined || account === before.id) return {};
  const linked = qGlobalAccounts.find(({ number }) => number === qGlobalAccount?.number)?.linkedAccountId;
  return {
    ...(qualifiedUser && { qualifiedUser }),
    ...(qGlobalAccount && linked !== undefined && { qGlobalAccount }),
    ...(aimswebAccount && { aimswebAccount }),
    ...(billingAddress && { billingAddress }),
    ...(payment?.type === 'PURCHASE_ORDER' && { payment }),
  };
};

export type Dropped = {
  /** What the shopper chooses again. */
  again: Droppable;
  /** The qualified user, and the name of who is chosen by itself in their place. */
  replaced?: { before: QualifiedUser; after: string };
};

/**
 * What becomes of what `account` drops. On a personal account the customer, whose name it has, is the only qualified user, and is
 * chosen by itself. Source: CHK-03 g.
 */
export const dropped = (drops: Droppable, account: Pick<Account, 'type' | 'name'> | undefined): Dropped => {
  const { qualifiedUser: before, ...others } = drops;
  if (!before || account?.type !== 'PERSONAL') return { again: drops };
  const { name: after } = account;
  return { again: others, ...(personName(before) !== after && { replaced: { before, after } }) };
};

/** The choices that a later write can remove from the cart. */
type Choices = Droppable & Pick<CheckoutCart, 'deliveryMode'>;

type Kept = { of: string; choices: Choices; shipped?: Shipped };

/** The shipping address, and the customer account of the order when it was chosen. */
type Shipped = { to: Address; account: string | undefined };

let kept: Kept | undefined;

/** Returns a name for the cart. Its id is not enough, because `current` is another cart after an order. */
const nameOf = ({ whose }: CartAddress, { guid }: CheckoutCart): string => `${whose} ${guid}`;

/** Keeps the choices of a cart before each write. A choice that the cart no longer has afterwards was dropped by the write. */
export const keepChosen = (at: CartAddress, cart: CheckoutCart): void => {
  const of = nameOf(at, cart);
  const { qualifiedUser, qGlobalAccount, aimswebAccount, billingAddress, payment, deliveryMode } = cart;
  const before = kept?.of === of ? kept.choices : {};
  const shipped = shippedOf(at, cart);
  kept = {
    of,
    ...(shipped && { shipped }),
    choices: {
      ...before,
      ...(qualifiedUser && { qualifiedUser }),
      ...(qGlobalAccount && { qGlobalAccount }),
      ...(aimswebAccount && { aimswebAccount }),
      ...(billingAddress && { billingAddress }),
      ...(payment && { payment }),
      ...(deliveryMode && { deliveryMode }),
    },
  };
};

/**
 * Returns a choice that the cart had before a change in another step removed it. It is named in its step and in the
 * list, and suggested there.
 */
export const droppedChoice = <Name extends keyof Choices>(
  at: CartAddress,
  cart: CheckoutCart,
  name: Name,
): Choices[Name] =>
  cart[name] === undefined && kept?.of === nameOf(at, cart) ? kept.choices[name] : undefined;

const shippedOf = (at: CartAddress, cart: CheckoutCart): Shipped | undefined => {
  const { deliveryAddress: to, customerAccount } = cart;
  if (!to) return undefined;
  const before = kept?.of === nameOf(at, cart) ? kept.shipped : undefined;
  return before && isSameAddress(before.to, to) ? before : { to, account: customerAccount?.id };
};

/** Returns whether the shipping address was chosen while the order was for another account. It stays in the cart. */
export const isShippedForAnother = (at: CartAddress, cart: CheckoutCart): boolean => {
  const shipped = shippedOf(at, cart);
  return shipped !== undefined && shipped.account !== cart.customerAccount?.id;
};
