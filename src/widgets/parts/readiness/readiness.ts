import { useMemo, useState } from 'react';
import type { Account } from '../../../api/account/account.contract.ts';
import type { QualifiedUser } from '../../../api/account/qualified-user.contract.ts';
import { cartTerms } from '../../../api/cart/cart-terms.contract.ts';
import type { Cart } from '../../../api/cart/cart.contract.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import type { Need } from '../../../api/checkout/need.rules.ts';
import { readinessOf } from '../../../api/checkout/readiness.rules.ts';
import { toStepCart } from '../../../api/checkout/step-cart.rules.ts';
import { now } from '../../../core/clock.ts';

/** What a cart still needs, with what its lines are told by. */
export type Readiness = {
  needs: readonly Need[];
  /** The customer's own cart; for nobody, and until it could be read, the page's. */
  cart: CheckoutCart;
  accounts: readonly Account[];
  users: readonly QualifiedUser[];
  isSignedIn: boolean;
  /** Something of it is read for the first time. */
  isChecking: boolean;
  /** Reads again what could not be read; undefined where all could. */
  again: (() => void) | undefined;
  isReading: boolean;
};

export type CartShown = {
  /** The visitor's cart, as the page shows it, with at least one line. */
  cart: Cart;
  /** A change of it is under way. */
  changing: boolean;
};

/** The cart as it last stood without a change under way: until then its amounts are of the lines before. */
export const useSettled = ({ cart, changing }: CartShown): Cart => {
  const [settled, settle] = useState(cart);
  if (!changing && settled !== cart) settle(cart);
  return changing ? settled : cart;
};

/** What the page knows of the cart, as the checkout reads one. */
export const ofPage = (cart: Cart): CheckoutCart => ({
  ...cart,
  appliedVouchers: [],
  aimswebMinimum: cartTerms(cart).aimswebMinimum,
});

/** Of nobody: what the cart alone tells. It asks nothing. */
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
