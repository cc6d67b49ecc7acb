import { useRef, useState } from 'react';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { ifMatch } from '../../../api/cart/if-match.ts';
import { changedBeside } from '../../../api/checkout/foreign-change.rules.ts';
import { reportLater, reportSolved } from '../../../api/report-later.ts';
import { isServiceError } from '../../../core/errors.ts';
import { oneVisitor } from '../../../core/registry/one-visitor.ts';
import { rereadCheckoutCart, shownCheckoutCart } from './checkout-cart.ts';
import { keepChosen } from './dropped-choices.ts';
import { failureKey } from './failure-words.ts';
import type { GoOnOptions, StepWrite } from './step-props.ts';

/** A failed write or read of the flow, until the next one. `about` says what was to be saved, if it is not the shown step. */
export type FlowFailure = { error: unknown; about?: 'account' };

/** How the next step is shown: with a new history entry, in place of the current one, not at all, or it is shown already. */
export type GoesOn = 'push' | 'replace' | 'stay' | 'ahead';

type Options = {
  at: CartAddress;
  cart: CheckoutCart;
  /** Called with the cart that was read after a write. `how` says how the next step is shown, if at all. */
  onRead: (cart: CheckoutCart, how: GoesOn) => void;
  /** Called if there is nothing to write. */
  onNext: () => void;
  /** Whether the steps are shown as if the choice that is made by itself were made. */
  isAhead: boolean;
  /** Called if the choice that was made by itself failed once more when something was pressed. */
  onNotChosen: () => void;
  /** What a write waits for, if there is something. */
  after: () => Promise<unknown> | undefined;
};

/**
 * Goes on from a step: one write, bound to the shown version, then one read of the cart. A press while one is running
 * does nothing.
 */
export const useGoOn = ({ at, cart, onRead, onNext, isAhead, onNotChosen, after }: Options) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FlowFailure>();
  const running = useRef(false);
  /** The choice that is made by itself while the next step is shown already. What is pressed there is sent after it. */
  const ahead = useRef<Promise<boolean>>(undefined);
  /** That choice after it failed, while the next step is still being filled in. The next press sends it first. */
  const owed = useRef<StepWrite>(undefined);

  const run = async (write: StepWrite, how: GoesOn, own?: GoOnOptions['own']): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    const read = await inTurn(write, own);
    // Before the next step is shown: it may choose something by itself.
    running.current = false;
    setBusy(false);
    if (read) onRead(read, how);
    return read !== undefined;
  };

  const inTurn = async (write: StepWrite, own: GoOnOptions['own']): Promise<CheckoutCart | undefined> => {
    const [first, second] = [after(), ahead.current];
    await first;
    if ((await second) === false) return undefined;
    const third = isAhead ? owed.current : undefined;
    owed.current = undefined;
    if (third && !(await sendAhead(third))) {
      onNotChosen();
      return undefined;
    }
    // What this waited for has given the cart another version. A press is not sent for what the shopper has not seen.
    const now = (first ?? second ?? third) === undefined ? cart : (shownCheckoutCart(at) ?? cart);
    return changedBeside(cart, now).length === 0 ? send(write, now, own) : undefined;
  };

  /** Returns the cart that was read after the write. Undefined if that failed, which is told then. */
  const send = async (
    write: StepWrite,
    shown: CheckoutCart,
    own: GoOnOptions['own'],
    about?: FlowFailure['about'],
  ): Promise<CheckoutCart | undefined> => {
    const check = oneVisitor(at.whose);
    try {
      check();
      keepChosen(at, shown);
      await write({ path: at, headers: ifMatch(shown) });
      check();
      const read = await rereadCheckoutCart(at);
      reportSolved('checkout.step');
      return read;
    } catch (error) {
      await failed({ error, ...(about && { about }) }, own);
      return undefined;
    }
  };

  /** Sends the choice of the account once more if another window changed the cart meanwhile, unless it chose one itself. */
  const sendAhead = async (write: StepWrite): Promise<boolean> => {
    let isOutdated = false;
    const again = (error: unknown) => (isOutdated = failureKey(error) === 'checkout.failed.changed');
    await after();
    let read = await send(write, shownCheckoutCart(at) ?? cart, again, 'account');
    const now = shownCheckoutCart(at);
    if (isOutdated && now !== undefined) {
      onRead(now, 'ahead');
      read = now.customerAccount === undefined ? await send(write, now, undefined, 'account') : now;
    }
    if (read) onRead(read, 'ahead');
    return read !== undefined;
  };

  const failed = async (failure: FlowFailure, own: GoOnOptions['own']): Promise<void> => {
    const { error } = failure;
    if (!own?.(error)) {
      // A failure with its own message needs no support.
      if (failureKey(error) === 'checkout.failed.other') reportLater('checkout.step', error);
      setFailure(failure);
    }
    // All or part of it may have been written. The cart is read, because otherwise the next write would use the
    // previous version, and this change would look like another window's.
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
    /** An automatic choice adds no history entry, because Back would make it again. */
    chooseByItself: (write: StepWrite) => run(write, 'replace'),
    /**
     * An automatic choice whose next step is shown already: nothing is busy, and nothing else is shown afterwards. If
     * it fails, the next press makes it once more.
     */
    chooseAhead: (write: StepWrite): Promise<boolean> => {
      const chosen = sendAhead(write)
        .then((isChosen) => {
          if (!isChosen) owed.current = write;
          return isChosen;
        })
        .finally(() => (ahead.current = undefined));
      ahead.current = chosen;
      return chosen;
    },
    /** Resolves when that choice is over. Undefined if none is under way. */
    untilChosen: (): Promise<unknown> | undefined => ahead.current,
  };
};
