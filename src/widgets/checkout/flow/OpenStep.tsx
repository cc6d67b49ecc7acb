import { useEffect, useState, useRef, type RefObject } from 'react';
import { WithWords } from '../../kit/element/WithWords.tsx';
import { useHost } from '../../kit/element/widget-context.ts';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { isWaiting } from '../../../api/checkout/flow.rules.ts';
import { refusalOf } from '../../../api/checkout/refusals.rules.ts';
import type { Step, StepId } from '../../../api/checkout/steps.rules.ts';
import { MissingPart } from '../parts/missing-part.tsx';
import { WhyAgain } from './row-note.tsx';
import { usePlacingPart } from '../placing/PlacingPart.tsx';
import { loadedStep, loadStep, type LoadedStep } from '../steps/step-table.ts';
import { useCheckoutMessages, useCheckout } from './checkout-context.ts';
import { stepDraft } from './step-props.ts';
import { paymentLine } from './step-summary.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';
import { wholeName } from '../../parts/q-global/whole-name.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { flowFailureKey } from './failure-words.ts';
import { emit } from '../../../core/events/emit.ts';
import { runtime } from '../../../core/runtime.ts';

type OpenStepProps = {
  step: Step;
  number: number;
  total: number;
  loaded: ReturnType<typeof useStepPart>;
};

/** Draws the open step: its heading, what failed, and its part once it is loaded. */
export const OpenStep = ({ step, number, total, loaded }: OpenStepProps) => {
  const t = useCheckoutMessages();
  const { at, flow, send, press, placing, headingLevel } = useCheckout();
  const { cart, failure } = flow;
  const heading = useHeadingFocus(step.id);
  const body = usePageTitle<HTMLDivElement>(t(`checkout.step.${step.id}`));
  const { isHere, ...refused } = useRefused(step);
  const paid = placing.shown?.payment;
  const card = paid?.card && paymentLine(paid, t);
  // The review loads this part before the press, because it can't be loaded offline.
  const news = usePlacingPart(isHere);
  const { part, missing } = loaded;
  const isMissing = missing || news.isMissing;
  const { isOld, begin } = useAttempt(step);
  const Heading = `h${headingLevel}` as 'h2';
  return (
    <>
      <div className="checkout-step-head">
        <span className="dot" aria-hidden="true">
          {number}
        </span>
        <Heading ref={heading} tabIndex={-1}>
          <VisuallyHidden>{t('checkout.stepOf', { number, total })} </VisuallyHidden>
          {wholeName(t(`checkout.step.${step.id}`))}
        </Heading>
      </div>
      <div ref={body} className="checkout-step-body" onSubmitCapture={begin}>
        {news.part && (
          <news.part.PlacingNotice
            {...refused}
            card={card}
            quoteCode={cart.quoteCode}
            onQuoteOver={step.id === 'review' ? placing.onQuoteOver : undefined}
          />
        )}
        {failure !== undefined && !isOld && <FlowFailureNotice failure={failure} />}
        <WhyAgain step={step} kind="usual" />
        {isMissing && <MissingPart />}
        {part && !isWaiting(flow) ? (
          <WithWords catalogue={part.catalogue}>
            <part.Step
              key={step.id}
              cart={cart}
              at={at}
              step={step}
              send={send}
              press={press}
              draft={stepDraft(at.whose, step.id)}
            />
          </WithWords>
        ) : (
          !isMissing && <Skeleton label={t('checkout.loading')} lines={3} shape="control" />
        )}
      </div>
    </>
  );
};

/** Hides the outcome of the last attempt as soon as the next one begins, so that no old message is beside a new one. */
const useAttempt = (step: Step) => {
  const { flow, placing } = useCheckout();
  const { failure } = flow;
  const [old, setOld] = useState<unknown>();
  return {
    isOld: failure === old,
    begin: () => {
      setOld(failure);
      // In the review the press itself reports what becomes of the order.
      if (step.id !== 'review' && placing.state.state === 'refused') placing.mended();
    },
  };
};

/** Returns the outcome of placing the order, if this step is where it is fixed. The review shows all others. */
const useRefused = (step: Step) => {
  const { flow, flag, placing } = useCheckout();
  const { state, pressed } = placing;
  const mendedIn = state.state === 'refused' ? refusalOf(state.type, state.subject).mendedIn : undefined;
  const isTold = mendedIn === 'changed' && flow.told !== undefined;
  const isHere = !isTold && (mendedIn === step.id || step.id === 'review');
  return { isHere, state: isHere ? state : READY, retry: flag('checkoutRetry'), pressed };
};

const READY = { state: 'ready' } as const;

/** Returns the part of a step once it is loaded, and whether it can't be loaded. */
export const useStepPart = (id: StepId) => {
  const host = useHost();
  const [found, setFound] = useState<{ id: string; part?: LoadedStep }>();
  useEffect(() => {
    let isLeft = false;
    loadStep(id, host).then(
      (part) => !isLeft && setFound({ id, part }),
      () => !isLeft && setFound({ id }),
    );
    return () => {
      isLeft = true;
    };
  }, [id, host]);
  const part = loadedStep(id);
  return { part, missing: part === undefined && found?.id === id };
};

/** Says what failed, and scrolls it into view, because the pressed button is below the step. Source: AXS-04. */
const FlowFailureNotice = ({ failure }: { failure: unknown }) => {
  const t = useCheckoutMessages();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return (
    <Notice ref={notice} tone="danger" role="alert">
      {t(flowFailureKey(failure))}
    </Notice>
  );
};

const WRONG = '.notice-danger, .field-error, [aria-invalid="true"], [data-wrong]';

/** Tells the page the title `name`, after 'Error:' while the returned place has an error or `data-wrong`. Source: WCAG 2.4.2. */
const usePageTitle = <Place extends HTMLElement>(name: string): RefObject<Place | null> => {
  const place = useRef<Place>(null);
  const host = useHost();
  const error = useCheckoutMessages()('shared.level.danger');
  useEffect(() => {
    // A sample in an editor names nothing.
    if (runtime().author) return undefined;
    let told: string | undefined;
    const tell = () => {
      const title = place.current?.querySelector(WRONG) ? `${error} ${name}` : name;
      if (title !== told) emit(host, 'assess-checkout-title', { title });
      told = title;
    };
    tell();
    // The steps and their fields know what is wrong, each in its own way. What they draw is one way.
    const watch = new MutationObserver(tell);
    if (place.current)
      watch.observe(place.current, {
        subtree: true,
        childList: true,
        attributeFilter: ['aria-invalid', 'data-wrong'],
      });
    return () => watch.disconnect();
  }, [name, error, host]);
  return place;
};
