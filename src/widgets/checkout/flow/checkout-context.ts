import { createContext, use } from 'react';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutEntry } from '../../../api/checkout/checkout.queries.ts';
import type { Flow, FlowEvent } from '../../../api/checkout/flow.rules.ts';
import type { FlagKey, FlagValues } from '../../../core/flags/flag-table.ts';
import type { PlaceOrder } from '../placing/usePlaceOrder.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from '../messages/en.json';
import type { Press } from './step-props.ts';

/** What the parts of a checkout share, whichever step is shown. */
type Checkout = {
  at: CartAddress;
  flow: Flow;
  /** What the service chose when the checkout was entered, and what it could not choose. */
  entry: Pick<CheckoutEntry, 'chosen' | 'notChosen'>;
  send: (event: FlowEvent) => void;
  press: Press;
  /** The placing of the checkout's cart. A refusal is shown above the step that fixes it. */
  placing: PlaceOrder;
  /** Returns a flag as it was when the checkout's first step was shown (FLG-07). */
  flag: <Key extends FlagKey>(key: Key) => FlagValues[Key];
  /** The level of a step's own heading, which the flow draws. A heading inside the step is one level below. */
  headingLevel: number;
  /** The id of the review's form: its button stands in the order summary. */
  reviewForm: string;
};

export const CheckoutContext = createContext(undefined as unknown as Checkout);

/** Returns what the parts of the checkout share. Only inside one. */
export const useCheckout = (): Checkout => use(CheckoutContext);

/** The place in the order summary for the open step's primary button, while the order is a bar, or for the review's terms. */
export const StepBar = createContext<HTMLElement | null>(null);

export type CheckoutKey = keyof typeof en;

/** Returns the translator for the messages that all steps share. */
export const useCheckoutMessages = () => useWords<typeof en>();
