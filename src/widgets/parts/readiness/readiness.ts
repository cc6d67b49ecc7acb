import { useMemo, useState } from 'react';
import type { Account } from '../../../api/account/account.contract.ts';
import type { QualifiedUser } from '../../../api/account/qualified-user.contract.ts';
import { cartTerms, type Cart } from '../../../api/cart/cart.contract.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import type { Need } from '../../../api/checkout/need.rules.ts';
import { readinessOf } from '../../../api/checkout/readiness.rules.ts';
import { toStepCart } from '../../../api/checkout/step-cart.rules.ts';
import { now } from '../../../core/clock.ts';

/** What a cart still needs, with the data that its texts are made from. */
export type Readiness = {
  needs: readonly Need[];
  /** The customer's own cart. For an anonymous visitor, and until it was read, the page's cart. */
  cart: CheckoutCart;
  accounts: readonly Account[];
  users: readonly QualifiedUser[];
  isSignedIn: boolean;
  /** Whether any of it is being read for the first time. */
  isChecking: boolean;
  /** Reads again what could not be read. Undefined if nothing failed. */
  again: (() => void) | undefined;
  isReading: boolean;
};

export type CartShown = {
  /** The visitor's cart as the page shows it. It has at least one line. */
  cart: Cart;
  changing: boolean;
};

/** Returns the cart as it was before a change that is under way, because its amounts do not match the new lines. */
export const useSettled = ({ cart, changing }: CartShown): Cart => {
  const [settled, settle] = useState(cart);
  if (!changing && settled !== cart) settle(cart);
  return changing ? settled : cart;
};

/** Returns the page's cart in the form that the checkout uses. */
export const ofPage = (cart: Cart): CheckoutCart => ({
  ...cart,
  appliedVouchers: [],
  aimswebMinimum: cartTerms(cart).aimswebMinimum,
});

/** Returns the readiness of an anonymous visitor's cart, from the cart alone. It requests nothing. */
export const usePageReadiness = (shown: CartShown): Readiness => {
  const page = useSettled(shown);
  return useMemo(() => {
    const cart = ofPage(page);
    const known = { isSignedIn: false, failed: new Set<never>(), now: now() };
    return {
      needs: readinessOf(toStepCart(cart), known),
      cart,
      accounts: [],
      users: [],
      isSignedIn: false,
      isChecking: false,
      again: undefined,
      isReading: false,
    };
  }, [page]);
};
