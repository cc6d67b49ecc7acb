import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import type { StepEvent } from '../../../api/checkout/flow.rules.ts';
import type { Step } from '../../../api/checkout/steps.rules.ts';
import type { OwnDraft } from '../../parts/drafts/own-draft.ts';

/**
 * What every write of a step sends: `path` binds it to the checkout's cart and to the sign-in, `headers` to the version
 * that is shown. Example: `callService(chooseAccount, { ...at, body: { id } })`.
 */
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

/**
 * The props of each step of the checkout. A step is a folder in `steps/`, listed in `steps/step-table.ts`. What the parts of all steps
 * read is in `useCheckout`.
 */
export type StepProps = {
  /** The cart from the server's last answer. It has everything that the earlier steps have chosen. */
  cart: CheckoutCart;
  /** The address of that cart, for other reads (`known.ts`). */
  at: CartAddress;
  /** This step with its state and reason. */
  step: Step;
  /**
   * For `useFormDraft`: keeps what is typed until the step is finished. Name its fields in `keeps`, but never those of
   * a card.
   */
  draft: OwnDraft;
  send: (event: StepEvent) => void;
  press: Press;
};
