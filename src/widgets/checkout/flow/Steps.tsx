import { Suspense, useEffect, useRef, useState } from 'react';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { refusalOf } from '../../../api/checkout/refusals.rules.ts';
import { stepFor, type StepId } from '../../../api/checkout/steps.rules.ts';
import type { GivenFlags } from '../../../core/flags/given-flags.ts';
import { flagIn } from '../../../core/flags/use-flag.ts';
import { useEmit, useHost, useId } from '../../kit/element/widget-context.ts';
import { lazyPart } from '../../kit/element/late-part.ts';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { loadStep } from '../steps/load-step.ts';
import { autoChoice } from './auto-choice.ts';
import { failureKey } from './failure-words.ts';
import { endOf, nextStep, openStepOf, seenNext, type NextStep } from './next-step.ts';
import { leaveForQuote, useQuoteEnd } from './quote-end.ts';
import { LeavingQuestion } from './LeavingQuestion.tsx';
import { showStep } from './step-address.ts';
import { stepDraft } from './step-draft.ts';
import type { StepProps, StepWrite } from './step-props.ts';
import { StepsAndOrder } from './StepsAndOrder.tsx';
import type { EntryCheck } from './useEntryCheck.ts';
import { useForeignChanges } from './useForeignChanges.ts';
import { useGoOn } from './useGoOn.ts';
import { useLeaving } from './useLeaving.ts';
import type { PlaceOrder } from '../placing/usePlaceOrder.ts';
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
  /** What the store changed when the checkout was entered. */
  check: EntryCheck;
  /** Why the cart could not be read again. What is shown may then be outdated. */
  stale: unknown;
  onRetry: () => void;
  placing: PlaceOrder;
  /** The flags as they were when the first step was shown. */
  flags: GivenFlags;
};

/** Draws the list of steps, with one open, and the order beside it. */
export const Steps = (given: StepsProps) => {
  const { at, purpose, wanted, headingLevel, cart, check, placing, flags } = given;
  const emit = useEmit();
  const reviewForm = useId();
  const [isHeld, hold] = useState(false);
  const [isEndSeen, setEndSeen] = useState(false);
  const isChecked = check.codes !== undefined;
  const [mayExpect, setMayExpect] = useState(true);
  const [isOwed, setOwed] = useState(false);
  const { steps, shown, ahead, waitingFor, of } = useSteps(
    at,
    cart,
    purpose,
    check.codes ?? NOTHING,
    mayExpect,
  );
  // The account step can be opened again once its choice is made.
  const asked = ahead && wanted === 'account' ? undefined : wanted;
  const target = stepFor(steps, asked);
  const { state } = placing;
  const isRefused = state.state === 'refused';
  const flow = useGoOn({
    at,
    cart,
    after: () => (isChecked ? undefined : check.done()),
    onRead: (read, how) => {
      if (how === 'ahead') {
        setOwed(false);
        return foreign.seenAhead(read);
      }
      const to = endOf(purpose, openStepOf(of(read), leaving.begun));
      if (how === 'replace') {
        // Nobody pressed anything, so what is told stays.
        if (foreign.told.length === 0) placing.mended();
        leaving.setDirty(false);
        goTo(to, how);
        return foreign.seenAhead(read);
      }
      if (how === 'push') {
        placing.mended();
        leaving.setDirty(false);
        show(to, how);
      }
      foreign.seen(read);
    },
    isAhead: ahead !== undefined,
    onNotChosen: () => setMayExpect(false),
    onNext: () => {
      placing.mended();
      leaving.setDirty(false);
      show(endOf(purpose, nextStep(steps, id, leaving.begun)), 'push');
    },
  });
  const leaving = useLeaving(asked, target, flow.busy || ahead !== undefined);
  // The account step comes up at once, but nobody is interrupted in mid-word for it.
  if (isOwed && mayExpect && !leaving.isDirty) setMayExpect(false);
  const id = leaving.shown;
  const step = steps.find((one) => one.id === id)!;
  const foreign = useForeignChanges(
    at,
    cart,
    flow.busy || ahead !== undefined,
    placing.state.state === 'ready' ? undefined : placing.shown,
    check.codes,
  );
  const next = endOf(purpose, seenNext(steps, id, leaving.begun));
  const isOver = endOf(purpose, id) === 'quote';
  useQuoteEnd(isOver);
  useAutoChoice(ahead, true, async (write) => {
    if (foreign.told.length === 0) placing.mended();
    leaving.setDirty(false);
    setOwed(!(await flow.chooseAhead(write)));
  });
  const isChoosing = useAutoChoice(step, flow.failure === undefined, flow.chooseByItself);
  const isWaiting = isChoosing || (step.state === 'open' && waitingFor.has(id));
  // Nothing can be placed before the cart is checked and its account is chosen.
  const isEarly = id === 'review' && (!isChecked || ahead !== undefined);
  useAddressOf(isWaiting || isEarly || isOver || id !== target ? undefined : id, wanted, emit);
  usePrefetch(next);

  const show = (to: NextStep, how: 'push' | 'replace') => {
    flow.forgetFailure();
    foreign.forget();
    goTo(to, how);
  };
  useMending(at, cart, placing, steps, (to) => show(to, 'push'));
  if (isOver || isEarly || (isWaiting && wanted === undefined)) return <CheckoutSkeleton />;
  // The notice already names what another window changed.
  const isTold = foreign.told.length > 0 && failureKey(flow.failure?.error) === 'checkout.failed.changed';
  const draft = stepDraft(at.whose, id);
  const discard = () => {
    draft.place.remove();
    leaving.discard();
  };
  const props: StepProps = {
    cart: shown,
    at,
    step,
    steps,
    next,
    headingLevel,
    flag: (key) => flagIn(flags, key),
    busy: flow.busy,
    goOn: flow.goOn,
    change: flow.change,
    goTo: (to) =>
      leaving.leave(() => {
        const chosen = to === 'account' ? flow.untilChosen() : undefined;
        if (chosen) void chosen.then(() => show(to, 'push'));
        else show(to, 'push');
      }),
    setDirty: leaving.setDirty,
    hold,
    isHeld,
    draft,
    placing,
    isChangeTold: foreign.told.length > 0,
    isQuoteOver:
      state.state === 'refused'
        ? refusalOf(state.type).mendedIn === 'quote'
        : state.state === 'ready' && isEndSeen,
    onQuoteOver: setEndSeen,
    reviewForm,
  };
  return (
    <>
      <StepsAndOrder
        {...props}
        failure={isTold ? undefined : flow.failure}
        isWaiting={isWaiting}
        notice={
          foreign.told.length > 0 && (
            <Suspense>
              <ForeignNotice
                changes={foreign.told}
                isRefused={isRefused}
                isAtPress={isRefused || foreign.isAtPress}
                onSeen={foreign.wasSeen}
              />
            </Suspense>
          )
        }
      />
      <LeavingQuestion leaving={leaving} onDiscard={discard} />
    </>
  );
};

const NOTHING: readonly string[] = [];

const goTo = (to: NextStep, how: 'push' | 'replace'): void => {
  if (to === 'quote') leaveForQuote(how);
  else showStep(to, how);
};

/** Makes the only valid choice of a step automatically, once for each state that has one. */
const useAutoChoice = (
  step: StepProps['step'] | undefined,
  allowed: boolean,
  choose: (write: StepWrite) => Promise<unknown>,
): boolean => {
  const write = allowed ? autoChoice(step) : undefined;
  const auto = step && 'auto' in step ? (step.auto ?? '') : '';
  const due = write && `${step?.id} ${auto}`;
  const begun = useRef<string>(undefined);
  useEffect(() => {
    if (due === begun.current) return;
    begun.current = due;
    if (write) void choose(write);
  });
  return write !== undefined;
};

/** Keeps the shown step in the page's address and tells the page about each step. */
const useAddressOf = (
  id: StepId | undefined,
  wanted: string | undefined,
  emit: ReturnType<typeof useEmit>,
): void => {
  const told = useRef<StepId>(undefined);
  useEffect(() => {
    if (id !== undefined && wanted !== id) showStep(id, 'replace');
  }, [wanted, id]);
  useEffect(() => {
    if (id === undefined || told.current === id) return;
    told.current = id;
    emit('assess-checkout-step', { step: id });
  }, [id, emit]);
};

/** Loads the next step's part while this one is being filled in, so that going on loads no code. */
const usePrefetch = (next: NextStep): void => {
  const host = useHost();
  useEffect(() => {
    if (next === 'quote') return;
    loadStep(next, host).catch(() => undefined);
  }, [next, host]);
};
