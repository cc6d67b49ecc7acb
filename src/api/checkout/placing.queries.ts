import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { attemptOf } from './attempt-of.rules.ts';
import type { CheckoutCart } from './checkout-cart.contract.ts';
import { hearPlacingCode, placingCode } from './late-placing.ts';
import type { NotPlaceable } from './place-order.ts';
import type { Placing } from './placing.rules.ts';

export type UsePlacing = ReturnType<typeof usePlacing>;

/** The state until the code that places is loaded: nothing was pressed, and nothing is kept. */
const READY: Placing = { state: 'ready' };
const never = (): (() => void) => () => undefined;

/**
 * Places the shown cart as an order, once; see `PlacingClient`. `element` dispatches the events. Until `loadPlacingCode`
 * has resolved, the state is `ready`, and a press throws.
 */
export const usePlacing = (element: EventTarget, cart: CheckoutCart | undefined) => {
  const code = useSyncExternalStore(hearPlacingCode, placingCode);
  const placing = code?.orderPlacing(element);
  const stateNow = () => placing?.state ?? READY;
  const state = useSyncExternalStore(placing?.subscribe ?? never, stateNow);
  const key = cart?.orderKey;
  const attempt = useMemo(() => cart && attemptOf(cart), [cart]);
  useEffect(() => placing?.show(key, attempt), [placing, key, attempt]);
  return {
    state,
    /** Places the order, of `paid` if that was read after the press. Returns why it can't be placed, if nothing can be sent. */
    press: (captcha?: string, paid = cart): NotPlaceable | undefined => {
      if (!code) throw new Error('An order was to be placed before the code that places it was there.');
      return paid ? code.pressPlaceOrder({ cart: paid, captcha }, element) : 'no-key';
    },
    /** Asks for the outcome by the key now. For the button of the state `unknown`. */
    askAgain: () => placing?.askAgain(),
    /** Call it when the step that fixes a refusal is finished. */
    mended: () => placing?.mended(),
    /** Call it with the outcome of the bank's challenge. If it passed, `captcha` is sent with the call that follows. */
    bankSaid: (outcome: 'passed' | 'failed' | 'left' | 'timed-out', captcha?: string) =>
      placing?.bankSaid(outcome, captcha),
  };
};
