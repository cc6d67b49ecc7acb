import { useState } from 'react';
import { shownStep } from '../../../api/checkout/flow.rules.ts';
import { stepFor, type Step, type StepId } from '../../../api/checkout/steps.rules.ts';
import { useId } from '../../kit/element/widget-context.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useCheckoutMessages, useCheckout } from './checkout-context.ts';
import { OpenStep, type useStepPart } from './OpenStep.tsx';
import { useRowNote } from './row-note.tsx';
import { stepSummary } from './step-summary.ts';
import { wholeName } from '../../parts/q-global/whole-name.tsx';

/** Draws the steps, with one open. The review is drawn alone, because its rows lead back to the others. */
export const StepList = ({ loaded }: { loaded: ReturnType<typeof useStepPart> }) => {
  const { flow } = useCheckout();
  const open = shownStep(flow);
  const listId = useId();
  const [unfoldedAt, setUnfoldedAt] = useState<StepId>();
  const isUnfolded = unfoldedAt === open.id;
  const needed = flow.steps.filter((step) => isShown(step, open.id));
  const shown = open.id === 'review' && loaded.part ? [open] : needed;
  const count = { number: needed.indexOf(open) + 1, total: needed.length };
  return (
    <div className="checkout-steps panel">
      {shown.length > 1 && (
        <Unfold
          {...count}
          listId={listId}
          isUnfolded={isUnfolded}
          onPress={() => setUnfoldedAt(isUnfolded ? undefined : open.id)}
        />
      )}
      <ol id={listId} className={isUnfolded ? undefined : 'folded'}>
        {shown.map((step, index) =>
          step.id === open.id ? (
            <li key={step.id} className="checkout-step now" aria-current="step" part="step">
              <OpenStep step={open} {...count} loaded={loaded} />
            </li>
          ) : (
            <ClosedStep key={step.id} step={step} number={index + 1} />
          ),
        )}
      </ol>
    </div>
  );
};

type UnfoldProps = {
  number: number;
  total: number;
  listId: string;
  isUnfolded: boolean;
  onPress: () => void;
};

/** Draws the button that unfolds the other steps on a phone. Elsewhere they are all shown. */
const Unfold = ({ number, total, listId, isUnfolded, onPress }: UnfoldProps) => {
  const t = useCheckoutMessages();
  return (
    <button
      type="button"
      className="checkout-unfold"
      aria-expanded={isUnfolded}
      aria-controls={listId}
      onClick={onPress}
    >
      <b>{t('checkout.stepOf', { number, total })}</b>
      <span className="small quiet">{t('checkout.allSteps')}</span>
      <Icon name="chevron" />
    </button>
  );
};

/** Returns whether a step is shown. The items are, while something is wrong with one. */
const isShown = ({ id, state }: Step, open: StepId): boolean =>
  state !== 'notNeeded' && (id !== 'items' || state !== 'done' || open === 'items');

const isAddress = (id: StepId): boolean => id === 'shipping-address' || id === 'billing-address';

const ClosedStep = ({ step, number }: { step: Step; number: number }) => {
  const { flow, headingLevel } = useCheckout();
  const t = useCheckoutMessages();
  const Heading = `h${headingLevel}` as 'h2';
  const isDone = step.state === 'done';
  const note = useRowNote(step);
  const isAgain = !isDone && note !== undefined && note.kind !== 'blocked';
  const said = isDone ? stepSummary(step.id, flow.cart, t) : note?.words;
  return (
    <li className={classNames('checkout-step', isDone ? 'done' : isAgain ? 'again' : 'later')}>
      <div className="checkout-step-head">
        <span className="dot" aria-hidden="true">
          {isDone ? <Icon name="tick" /> : isAgain ? <Icon name="alert" /> : number}
        </span>
        <div className="checkout-step-name">
          <Heading>
            {wholeName(t(`checkout.step.${step.id}`))}
            {isDone && <VisuallyHidden> {t('checkout.done')}</VisuallyHidden>}
          </Heading>
          {said && <p className={isAddress(step.id) ? 'whole' : undefined}>{wholeName(said)}</p>}
        </div>
        {(isDone || isAgain) && <WayIn step={step} isDone={isDone} />}
      </div>
    </li>
  );
};

/** Draws the button that opens a step: one that is done, or the first that is not. */
const WayIn = ({ step, isDone }: { step: Step; isDone: boolean }) => {
  const t = useCheckoutMessages();
  const { flow, send } = useCheckout();
  if (!isDone && stepFor(flow.steps, step.id) !== step.id) return null;
  const name = t(`checkout.step.${step.id}`);
  const verb = isDone ? 'change' : 'choose';
  return (
    <Button
      variant={isDone ? 'plain' : 'outline'}
      tight={!isDone}
      aria-label={t(`checkout.${verb}Of`, { step: name })}
      onClick={() => send({ event: 'wentTo', step: step.id, by: 'link' })}
    >
      {t(`checkout.${verb}`)}
    </Button>
  );
};
