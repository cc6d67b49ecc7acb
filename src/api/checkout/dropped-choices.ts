import type { Address } from '../address/address.contract.ts';
import { isSameAddress } from '../address/is-address-of.rules.ts';
import type { CartAddress } from '../cart/cart-address.ts';
import type { CheckoutCart } from './checkout-cart.contract.ts';

/** The choices that a later write can remove from the cart. */
const CHOICES = [
  'qualifiedUser',
  'qGlobalAccount',
  'aimswebAccount',
  'billingAddress',
  'payment',
  'deliveryAddress',
  'deliveryMode',
] as const satisfies readonly (keyof CheckoutCart)[];
type Choices = Pick<CheckoutCart, (typeof CHOICES)[number]>;

type KeptChoices = { of: string; choices: Choices; shipped?: Shipped };

/** The shipping address, and the customer account of the order when it was chosen. */
type Shipped = { to: Address; account: string | undefined };

let kept: KeptChoices | undefined;

/** Returns a name for the cart. Its id is not enough, because `current` is another cart after an order. */
const nameOf = ({ whose }: CartAddress, { guid }: CheckoutCart): string => `${whose} ${guid}`;

/** Keeps the choices of a cart before each write. A choice that the cart no longer has afterwards was dropped by the write. */
export const keepChosen = (at: CartAddress, cart: CheckoutCart): void => {
  const of = nameOf(at, cart);
  const before = kept?.of === of ? kept.choices : {};
  const chosen = CHOICES.flatMap((name) => (cart[name] ? [[name, cart[name]] as const] : []));
  const shipped = shippedOf(at, cart);
  kept = { of, ...(shipped && { shipped }), choices: { ...before, ...Object.fromEntries(chosen) } };
};

/** Returns a choice that a change in another step removed. It is named in the list and suggested in its step. */
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
