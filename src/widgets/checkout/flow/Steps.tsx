import { useEffect } from 'react';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import type { CheckoutEntry } from '../../../api/checkout/checkout.queries.ts';
import { isWaiting, nextOf } from '../../../api/checkout/flow.rules.ts';
import type { NextStep } from '../../../api/checkout/next-step.rules.ts';
import type { GivenFlags } from '../../../core/flags/flag-client.ts';
import { flagIn } from '../../../core/flags/use-flag.ts';
import { useHost, useId } from '../../kit/element/widget-context.ts';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import type { PlaceOrder } from '../placing/usePlaceOrder.ts';
import { loadStep } from '../steps/load-step.ts';
import { CheckoutContext, useCheckout } from './checkout-context.ts';
import { StepsAndOrder } from './StepsAndOrder.tsx';
import { useFlow } from './useFlow.ts';
import { useMending } from './useMending.ts';
import { useSteps } from './useSteps.ts';
import { adoptStyles } from '../../kit/element/sheets.ts';
import { MissingPart } from '../parts/MissingPart.tsx';
import { useNeededPart } from '../parts/useNeededPart.ts';

export type StepsProps = {
  at: CartAddress;
  purpose: 'order' | 'quote';
  wanted: string | undefined;
  headingLevel: number;
  cart: CheckoutCart;
  /** What the service changed and chose when the checkout was entered. */
  entry: CheckoutEntry;
  placing: PlaceOrder;
  /** The flags as they were when the first step was shown. */
  flags: GivenFlags;
};

/** Draws the list of steps, with one open, and the order beside it. */
export const Steps = ({ at, purpose, wanted, headingLevel, cart, entry, placing, flags }: StepsProps) => {
  const reviewForm = useId();
  const { known, of } = useSteps(at, cart, purpose, entry.changed);
  const before = placing.state.state === 'ready' ? undefined : placing.shown;
  const { mended } = placing;
  const { state: flow, send, press } = useFlow({ at, purpose, wanted, known, of, before, mended });
  usePrefetch(nextOf(flow));
  useMending(at, flow, placing, send);
  if (flow.isOver || (isWaiting(flow) && flow.wanted === undefined)) return <CheckoutSkeleton />;
  return (
    <CheckoutContext
      value={{
        at,
        flow,
        entry,
        send,
        press,
        placing,
        flag: (key) => flagIn(flags, key),
        headingLevel,
        reviewForm,
      }}
    >
      <StepsAndOrder />
      <LeavingQuestion />
    </CheckoutContext>
  );
};

/** Loads the next step's part while this one is being filled in, so that going on loads no code. */
const usePrefetch = (next: NextStep): void => {
  const host = useHost();
  useEffect(() => {
    if (next === 'quote') return;
    loadStep(next, host).catch(() => undefined);
  }, [next, host]);
};

/** Loads the dialog and the code of dialogs, which a checkout without a step to go back to does not need (PERF-02). */
const loadDialog = async (host: HTMLElement) => {
  const { PreviousStepDialog, styles } = await import('./PreviousStepDialog.tsx');
  await adoptStyles(host, styles);
  return { PreviousStepDialog };
};

/** Asks whether to leave a step with unsaved edits. The dialog is loaded when it is needed. Source: CHK-06. */
const LeavingQuestion = () => {
  const asks = useCheckout().flow.leaving !== undefined;
  const { part, isMissing } = useNeededPart(loadDialog, asks);
  if (!asks) return null;
  if (isMissing) return <MissingPart />;
  return part ? <part.PreviousStepDialog /> : null;
};
