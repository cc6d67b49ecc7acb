import { Suspense, useEffect, useState } from 'react';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import type { CheckoutEntry } from '../../../api/checkout/checkout.queries.ts';
import { isWaiting } from '../../../api/checkout/flow.rules.ts';
import { endOf, seenNext, type NextStep } from '../../../api/checkout/next-step.rules.ts';
import { refusalOf } from '../../../api/checkout/refusals.rules.ts';
import type { StepId } from '../../../api/checkout/steps.rules.ts';
import type { GivenFlags } from '../../../core/flags/flag-client.ts';
import { flagIn } from '../../../core/flags/use-flag.ts';
import { useHost, useId } from '../../kit/element/widget-context.ts';
import { lazyPart } from '../../kit/element/late-part.ts';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import type { PlaceOrder } from '../placing/usePlaceOrder.ts';
import { loadStep } from '../steps/load-step.ts';
import { LeavingQuestion } from './LeavingQuestion.tsx';
import { stepDraft } from './step-draft.ts';
import type { GoOnOptions, StepProps, StepWrite } from './step-props.ts';
import { StepsAndOrder } from './StepsAndOrder.tsx';
import { useFlow } from './useFlow.ts';
import { useMending } from './useMending.ts';
import { useSteps } from './useSteps.ts';

/** Most visits do not need this part (PERF-02). */
const ForeignNotice = lazyPart(async () => ({
  default: (await import('./ForeignNotice.tsx')).ForeignNotice,
}));

type StepsProps = {
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
  const [isHeld, hold] = useState(false);
  const [isEndSeen, setEndSeen] = useState(false);
  const { known, of } = useSteps(at, cart, purpose, entry.changed);
  const before = placing.state.state === 'ready' ? undefined : placing.shown;
  const { state, send, press, pay } = useFlow({
    at,
    purpose,
    wanted,
    known,
    of,
    before,
    mended: placing.mended,
  });
  const { steps, shown: id, told, failure, leaving } = state;
  const step = steps.find((one) => one.id === id)!;
  const next = endOf(purpose, seenNext(steps, id, state.unfinished));
  usePrefetch(next);
  useMending(at, state.cart, placing, steps, (to) => send({ event: 'wentTo', step: to, by: 'refusal' }));
  const [set] = useState(() => ({
    goOn: (write?: StepWrite, options?: GoOnOptions) => press('next', write, options),
    change: (write: StepWrite, options?: GoOnOptions) => press('stay', write, options),
    goTo: (to: StepId) => send({ event: 'wentTo', step: to, by: 'link' }),
    setDirty: (isEdited: boolean) => send({ event: 'edited', isEdited }),
    saw: () => send({ event: 'saw' }),
  }));
  const waits = isWaiting(state);
  if (state.isOver || (waits && state.wanted === undefined)) return <CheckoutSkeleton />;
  const isRefused = placing.state.state === 'refused';
  const props: StepProps = {
    cart: state.cart,
    at,
    step,
    steps,
    next,
    headingLevel,
    flag: (key) => flagIn(flags, key),
    busy: state.busy !== undefined,
    goOn: set.goOn,
    change: set.change,
    pay,
    goTo: set.goTo,
    setDirty: set.setDirty,
    hold,
    isHeld,
    draft: stepDraft(at.whose, id),
    placing,
    isChangeTold: told !== undefined,
    isQuoteOver:
      placing.state.state === 'refused'
        ? refusalOf(placing.state.type).mendedIn === 'quote'
        : placing.state.state === 'ready' && isEndSeen,
    onQuoteOver: setEndSeen,
    reviewForm,
  };
  return (
    <>
      <StepsAndOrder
        {...props}
        failure={failure}
        isWaiting={waits}
        filled={entry.chosen}
        notice={
          told && (
            <Suspense>
              <ForeignNotice
                changes={told.changes}
                isRefused={isRefused}
                isAtPress={isRefused || told.isAtPress}
                onSeen={set.saw}
              />
            </Suspense>
          )
        }
      />
      <LeavingQuestion
        asks={leaving !== undefined}
        onStay={() => send({ event: 'stayed' })}
        onDiscard={() => send({ event: 'discarded' })}
      />
    </>
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
