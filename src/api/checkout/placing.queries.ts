import { useEffect, useSyncExternalStore } from 'react';
import type { CheckoutCart } from './checkout-cart.contract.ts';
import { orderPlacing, pressPlaceOrder, type NotPlaceable } from './place-order.ts';
import type { Placing } from './placing.rules.ts';

export type UsePlacing = {
  /** Of the cart on show, whichever tab placed it; `isUnderWay` says whether anything else may be done. */
  state: Placing;
  /** Gives why it can't be placed, where nothing can be sent at all. */
  press: (captcha?: string) => NotPlaceable | undefined;
  /** Asks by key now: the button of *unknown*. */
  askAgain: () => void;
  /** The step that mends a refusal is finished. */
  mended: () => void;
  /** What became of the bank's question; `captcha` goes with the call that follows where it passed. */
  bankSaid: (outcome: 'passed' | 'failed' | 'left' | 'timed-out', captcha?: string) => void;
};

/**
 * Placing the cart on show as an order, once; see `PlacingClient`. `element`: the widget's own, where its events come from.
 * To be used once the customer's cart is there, and also without one: an order under way is shown all the same.
 */
export const usePlacing = (element: EventTarget, cart: CheckoutCart | undefined): UsePlacing => {
  const placing = orderPlacing(element);
  const state = useSyncExternalStore(placing.subscribe, () => placing.state);
  const key = cart?.orderKey;
  useEffect(() => placing.show(key), [placing, key]);
  return {
    state,
    press: (captcha) => (cart ? pressPlaceOrder({ cart, captcha }, element) : 'no-key'),
    askAgain: () => placing.askAgain(),
    mended: () => placing.mended(),
    bankSaid: (outcome, captcha) => placing.bankSaid(outcome, captcha),
  };
};
