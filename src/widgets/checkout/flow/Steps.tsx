import { useEffect, useRef, Suspense, useState, type RefObject } from 'react';
import type { CartAddress } from '../../../api/cart/cart-address.ts';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import type { CheckoutEntry } from '../../../api/checkout/checkout.queries.ts';
import { isWaiting, nextOf, type Flow, type FlowEvent } from '../../../api/checkout/flow.rules.ts';
import type { NextStep } from '../../../api/checkout/next-step.rules.ts';
import type { GivenFlags } from '../../../core/flags/flag-client.ts';
import { flagIn } from '../../../core/flags/use-flag.ts';
import { useHost, useId } from '../../kit/element/widget-context.ts';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import type { PlaceOrder } from '../placing/usePlaceOrder.ts';
import { loadStep } from '../steps/step-table.ts';
import { CheckoutContext, useCheckout, StepBar } from './checkout-context.ts';
import { useFlow } from './useFlow.ts';
import { useSteps } from './useSteps.ts';
import { adoptStyles } from '../../kit/element/sheets.ts';
import { MissingPart, useNeededPart } from '../parts/missing-part.tsx';
import { refusalOf } from '../../../api/checkout/refusals.rules.ts';
import type { StepId } from '../../../api/checkout/steps.rules.ts';
import { cardRefused } from '../../../api/checkout/card-refusal.rules.ts';
import { changed, type Resource } from '../../../api/query.ts';
import { keepCardRefusal, paidCard } from '../../parts/drafts/kept-card-refusal.ts';
import { lazyPart } from '../../kit/element/late-part.ts';
import { CartSummary } from './CartSummary.tsx';
import { StepList } from './StepList.tsx';
import { useStepPart } from './OpenStep.tsx';

export type StepsProps = {
  at: CartAddress;
  purpose: 'order' | 'quote';
  wanted: string | undefined;
  headingLevel: number;
  cart: CheckoutCart;
  /** What the service changed and chose when the checkout was entered. */
  entry: CheckoutEntry;
  placing: PlaceOrder;
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

/** The lists that a step offers, which are outdated after a refusal. */
const OFFERS: Partial<Record<StepId, readonly Resource[]>> = {
  account: ['accounts'],
  'qualified-user': ['qualifiedUsers'],
  'q-global': ['qGlobalAccounts'],
  aimsweb: ['aimswebAccounts'],
  'shipping-address': ['addresses'],
  'shipping-method': ['deliveryModes'],
  'billing-address': ['addresses'],
  payment: ['paymentTypes', 'cards'],
};

/** Leads to the step that fixes a refusal, once, with fresh lists, and keeps a refused card. Source: CHK-14, REL-07 b. */
const useMending = (
  { whose }: CartAddress,
  { cart: { code, payment }, steps }: Flow,
  { state }: PlaceOrder,
  send: (event: FlowEvent) => void,
): void => {
  const led = useRef<unknown>(undefined);
  const mendedIn = state.state === 'refused' ? refusalOf(state.type, state.subject).mendedIn : undefined;
  const step = steps.find(({ id, state: of }) => id === mendedIn && of !== 'notNeeded');
  useEffect(() => {
    if (state.state !== 'refused' || led.current === state) return;
    led.current = state;
    const words = cardRefused(state.type);
    if (words) keepCardRefusal(whose, code, { words, isPaidWith: true, which: paidCard(payment) });
    if (!step) return;
    void changed(OFFERS[step.id] ?? []);
    if (step.id !== 'review') send({ event: 'wentTo', step: step.id, by: 'refusal' });
  });
};

/* Most visits do not need these parts (PERF-02). */
const ForeignNotice = lazyPart(async () => ({
  default: (await import('./ForeignNotice.tsx')).ForeignNotice,
}));
const FilledIn = lazyPart(async () => ({ default: (await import('./FilledIn.tsx')).FilledIn }));

/** Draws the list of steps and the order. On a narrow page the order is a bar with the open step's button. */
export const StepsAndOrder = () => {
  const { flow, entry } = useCheckout();
  const loaded = useStepPart(flow.shown);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const main = useRef<HTMLDivElement>(null);
  useFocusInSight(main);
  return (
    <StepBar value={bar}>
      <div className="checkout-columns">
        <div ref={main} className="checkout-main">
          {flow.told && (
            <Suspense>
              <ForeignNotice told={flow.told} />
            </Suspense>
          )}
          {entry.chosen.some(({ from }) => from !== 'only') && (
            <Suspense>
              <FilledIn chosen={entry.chosen} />
            </Suspense>
          )}
          <StepList loaded={loaded} />
        </div>
        <CartSummary barRef={setBar} isLoaded={loaded.part !== undefined} />
      </div>
    </StepBar>
  );
};

/** Keeps the element with the focus in sight when the window shrinks, as for a screen's keyboard. Source: WCAG 2.4.11. */
const useFocusInSight = (place: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const look = () => {
      const { current } = place;
      const active = (current?.getRootNode() as Document | undefined)?.activeElement;
      if (current?.contains(active ?? null) && !active?.matches('iframe'))
        active?.scrollIntoView({ block: 'nearest' });
    };
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [place]);
};
