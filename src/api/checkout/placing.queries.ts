import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { attemptOf } from './attempt-of.rules.ts';
import type { CheckoutCart } from './checkout-cart.contract.ts';
import { hearPlacingCode, placingCode } from './late-placing.ts';
import type { NotPlaceable } from './place-order.ts';
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

/** Before the code that places is there nothing was pressed, and nothing is kept. */
const READY: Placing = { state: 'ready' };
const never = (): (() => void) => () => undefined;

/**
 * Placing the cart on show as an order, once; see `PlacingClient`. `element`: the widget's own, where its events come from.
 * To be used once the customer's cart is there, and also without one: an order under way is shown all the same. Until
 * `loadPlacingCode` has come it is *ready*, and a press is an error.
 */
export const usePlacing = (element: EventTarget, cart: CheckoutCart | undefined): UsePlacing => {
  const code = useSyncExternalStore(hearPlacingCode, placingCode);
  const placing = code?.orderPlacing(element);
  const stateNow = () => placing?.state ?? READY;
  const state = useSyncExternalStore(placing?.subscribe ?? never, stateNow);
  const key = cart?.orderKey;
  const attempt = useMemo(() => cart && attemptOf(cart), [cart]);
  useEffect(() => placing?.show(key, attempt), [placing, key, attempt]);
  return {
    state,
    press: (captcha) => {
      if (!code) throw new Error('An order was to be placed before the code that places it was there.');
      return cart ? code.pressPlaceOrder({ cart, captcha }, element) : 'no-key';
    },
    askAgain: () => placing?.askAgain(),
    mended: () => placing?.mended(),
    bankSaid: (outcome, captcha) => placing?.bankSaid(outcome, captcha),
  };
};
