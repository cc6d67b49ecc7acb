import { useEffect } from 'react';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import type { StepEvent } from '../../../api/checkout/flow.rules.ts';
import type { Step, StepId } from '../../../api/checkout/steps.rules.ts';
import { ownDraft, type OwnDraft } from '../../parts/drafts/own-draft.ts';

/** `path` binds a write to the cart and to the sign-in, `headers` to the version that is shown. */
export type WriteAt = { path: CartAddress; headers: Record<string, string> };

/** A write to the cart. */
export type StepWrite = (at: WriteAt) => Promise<unknown>;

/**
 * Sends a write, reads the cart once, and leaves the step as `leaves` says. Without a write the step is left as it is. Resolves with the
 * cart, which for `pay` can be placed as it was shown. Resolves with undefined if that failed: the flow says so above the step, and what
 * was typed stays. Never rejects. `own` returns true if the step itself shows the failure, at the field that it
 * concerns. It is then shown nowhere else.
 */
export type Press = (
  leaves: 'next' | 'stay' | 'pay',
  write?: StepWrite,
  own?: (error: unknown) => boolean,
) => Promise<CheckoutCart | undefined>;

/** The props of each step: a folder in `steps/`, listed in `steps/step-table.ts`. See also `useCheckout`. */
export type StepProps = {
  /** The cart from the server's last answer. It has everything that the earlier steps have chosen. */
  cart: CheckoutCart;
  at: CartAddress;
  step: Step;
  /** Keeps what is typed until the step is finished. Never name a card's fields in `keeps`. */
  draft: OwnDraft;
  send: (event: StepEvent) => void;
  press: Press;
};

/** Returns where an unfinished step's fields are stored, each in its own place. Source: LEAD-03, SEC-04, CHK-15. */
export const stepDraft = (whose: string, step: StepId): OwnDraft => ownDraft('checkoutDraft', whose, step);

/** Tells the flow whether nothing but the step may change the order now. */
export const useHeld = (isHeld: boolean, send: StepProps['send']): void => {
  useEffect(() => {
    send({ event: 'held', isHeld });
    return () => send({ event: 'held', isHeld: false });
  }, [isHeld, send]);
};
