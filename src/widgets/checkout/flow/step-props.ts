import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import type { Step, StepId } from '../../../api/checkout/steps.rules.ts';
import type { FlagKey, FlagValues } from '../../../core/flags/flag-table.ts';
import type { NextStep } from '../../../api/checkout/next-step.rules.ts';
import type { PlaceOrder } from '../placing/usePlaceOrder.ts';
import type { DraftPlace } from '../../kit/forms/useFormDraft.ts';

/**
 * What every write of a step sends: `path` binds it to the checkout's cart and to the sign-in, `headers` to the version
 * that is shown. Example: `callService(chooseAccount, { ...at, body: { id } })`.
 */
export type WriteAt = { path: CartAddress; headers: Record<string, string> };

/** A write to the cart. */
export type StepWrite = (at: WriteAt) => Promise<unknown>;

export type GoOnOptions = {
  /** Returns true if the step itself shows this failure, at the field that it concerns. It is then shown nowhere else. */
  own?: (error: unknown) => boolean;
};

/** The props of each step of the checkout. A step is a folder in `steps/`, listed in `steps/step-table.ts`. */
export type StepProps = {
  /** The cart from the server's last answer. It has everything that the earlier steps have chosen. */
  cart: CheckoutCart;
  /** The address of that cart, for other reads (`known.ts`). */
  at: CartAddress;
  /** This step with its state and reason, and all steps. */
  step: Step;
  steps: readonly Step[];
  /** What the primary button leads to. */
  next: NextStep;
  /** The level of the step's own heading, which the flow draws. A heading inside the step is one level below. */
  headingLevel: number;
  /** Returns a flag as it was when the checkout's first step was shown (FLG-07). */
  flag: <Key extends FlagKey>(key: Key) => FlagValues[Key];
  /** Whether a write or a read of the flow is under way. */
  busy: boolean;
  /**
   * Writes, reads the cart once, and shows the next open step. Without a write it only goes on. Resolves with false if
   * that failed: the flow says so above the step, unless the step does (`own`), and what was typed stays. Never
   * rejects.
   */
  goOn: (write?: StepWrite, options?: GoOnOptions) => Promise<boolean>;
  /** The same without leaving the step, for example to save a program or a look-up. */
  change: (write: StepWrite, options?: GoOnOptions) => Promise<boolean>;
  /** Completes the payment at the review. Resolves with the cart to place, undefined if it can't be placed as it was shown. */
  pay: (write: StepWrite, options?: GoOnOptions) => Promise<CheckoutCart | undefined>;
  /** Goes to another step, as Change does. Asks first if this one has unsaved edits. */
  goTo: (step: StepId) => void;
  /** Says whether leaving the step would lose something that was typed or chosen (CHK-06). */
  setDirty: (isDirty: boolean) => void;
  /** While the bank asks about the shown amount, only this step may change it. */
  hold: (isHeld: boolean) => void;
  isHeld: boolean;
  /**
   * For `useFormDraft`: keeps what is typed until the step is finished. Name its fields in `keeps`, but never those of
   * a card.
   */
  draft: { place: DraftPlace; owner: string };
  /** The placing of the checkout's cart. A refusal is shown above the step that fixes it. */
  placing: PlaceOrder;
  /** Whether a notice above the steps names what another window changed. */
  isChangeTold: boolean;
  /** The quote whose cart this is can no longer be ordered: there is nothing to press. */
  isQuoteOver: boolean;
  onQuoteOver: (isOver: boolean) => void;
  /** The id of the review's form: its button stands in the order summary. */
  reviewForm: string;
};
