import { useRef, useState } from 'react';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { ifMatch } from '../../../api/cart/if-match.ts';
import { reportLater, reportSolved } from '../../../api/report-later.ts';
import { isServiceError } from '../../../core/errors.ts';
import { oneVisitor } from '../../../core/registry/one-visitor.ts';
import { rereadCheckoutCart } from './checkout-cart.ts';
import { keepChosen } from './dropped-choices.ts';
import { failureKey } from './failure-words.ts';
import type { GoOnOptions, StepWrite } from './step-props.ts';

/** A failed write or read of the flow, until the next one. */
export type FlowFailure = { error: unknown };

/** With an entry of its own in the tab's history, in place of the present one, or not at all. */
export type GoesOn = 'push' | 'replace' | 'stay';

type Options = {
  at: CartAddress;
  cart: CheckoutCart;
  /** The cart was read after a write: the next step is shown so, or none other. */
  onRead: (cart: CheckoutCart, how: GoesOn) => void;
  /** Nothing is to be written. */
  onNext: () => void;
};

/** Going on from a step: one write held to the version on show, then one read of the cart. A press while one runs does nothing. */
export const useGoOn = ({ at, cart, onRead, onNext }: Options) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FlowFailure>();
  const running = useRef(false);

  const run = async (write: StepWrite, how: GoesOn, own?: GoOnOptions['own']): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    const check = oneVisitor(at.whose);
    try {
      check();
      keepChosen(at, cart);
      await write({ path: at, headers: ifMatch(cart) });
      check();
      onRead(await rereadCheckoutCart(at), how);
      reportSolved('checkout.step');
      return true;
    } catch (error) {
      await failed(error, own);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const failed = async (error: unknown, own: GoOnOptions['own']): Promise<void> => {
    if (!own?.(error)) {
      // What the step says in words of its own needs no support.
      if (failureKey(error) === 'checkout.failed.other') reportLater('checkout.step', error);
      setFailure({ error });
    }
    // A part of it may be written, or all: else the next write would be held to a version of before, and be told as a change of
    // another window.
    if (isServiceError(error) && (error.kind === 'status' || error.answerLost))
      await rereadCheckoutCart(at).catch(() => undefined);
  };

  return {
    busy,
    failure,
    forgetFailure: () => setFailure(undefined),
    goOn: async (write?: StepWrite, { own }: GoOnOptions = {}): Promise<boolean> => {
      if (write) return run(write, 'push', own);
      if (running.current) return false;
      onNext();
      return true;
    },
    change: (write: StepWrite, { own }: GoOnOptions = {}) => run(write, 'stay', own),
    /** What is chosen by itself leaves no entry: Back would choose it again. */
    chooseByItself: (write: StepWrite) => run(write, 'replace'),
  };
};
