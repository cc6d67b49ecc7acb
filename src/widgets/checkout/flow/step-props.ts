import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import type { Step, StepId } from '../../../api/checkout/steps.rules.ts';
import type { FlagKey, FlagValues } from '../../../core/flags/flag-table.ts';
import type { NextStep } from './next-step.ts';
import type { PlaceOrder } from '../placing/usePlaceOrder.ts';
import type { DraftPlace } from '../../kit/forms/useFormDraft.ts';

/**
 * What a write of a step sends along: `path` holds it to the cart that is checked out and to the sign-in it began in, `headers`
 * to the version that is on show. `callService(chooseAccount, { ...at, body: { id } })`.
 */
export type WriteAt = { path: CartAddress; headers: Record<string, string> };

/** One write to the cart. */
export type StepWrite = (at: WriteAt) => Promise<unknown>;

export type GoOnOptions = {
  /** True: the step itself says this failure, at the field that it concerns; it stands nowhere else then. */
  own?: (error: unknown) => boolean;
};

/** What each step of the checkout gets; a step is a folder in `steps/`, listed in `steps/step-table.ts`. */
export type StepProps = {
  /** The cart as the server last said; all that the steps before have chosen is in it. */
  cart: CheckoutCart;
  /** Where that cart is addressed: for reads of what is known besides (`known.ts`). */
  at: CartAddress;
  /** This step with its state and reason, and all of them. */
  step: Step;
  steps: readonly Step[];
  /** What the primary button leads to. */
  next: NextStep;
  /** Level of the step's own heading, which the flow draws: a heading inside the step is one level below. */
  headingLevel: number;
  /** A flag as it was when the checkout's first step was shown (FLG-07). */
  flag: <Key extends FlagKey>(key: Key) => FlagValues[Key];
  /** A write or a read of the flow is under way. */
  busy: boolean;
  /**
   * Writes, reads the cart once, and shows the next open step; without a write it only goes on. Gives false when that failed:
   * the flow says so above the step, unless the step does (`own`), and what was typed stays. Never rejects.
   */
  goOn: (write?: StepWrite, options?: GoOnOptions) => Promise<boolean>;
  /** The same without leaving the step: a program, a look-up that is kept. */
  change: (write: StepWrite, options?: GoOnOptions) => Promise<boolean>;
  /** To another step, as Change does: asked about first where this one has unsaved edits. */
  goTo: (step: StepId) => void;
  /** Whether leaving the step would lose something that was typed or chosen (CHK-06). */
  setDirty: (isDirty: boolean) => void;
  /** While the bank asks about the amount on show, nothing besides the step may change it. */
  hold: (isHeld: boolean) => void;
  isHeld: boolean;
  /** For `useFormDraft`: keeps what is typed while the step is not finished. Name its fields in `keeps`; none of a card. */
  draft: { place: DraftPlace; owner: string };
  /** Of the cart that is checked out; a refusal stands at the top of the step that mends it. */
  placing: PlaceOrder;
  /** A notice above the steps names what another window changed. */
  isChangeTold: boolean;
  /** The id of the review's form: its button stands in the order summary. */
  reviewForm: string;
};
