import type { Step, StepId } from '../../../api/checkout/steps.rules.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';
import { OpenStep } from './OpenStep.tsx';
import type { StepProps } from './step-props.ts';
import { stepSummary } from './step-summary.ts';
import type { FlowFailure } from './useGoOn.ts';

type StepListProps = StepProps & { failure: FlowFailure | undefined; isWaiting: boolean };

/** The steps that the cart needs, numbered, with one open. */
export const StepList = (props: StepListProps) => {
  const shown = props.steps.filter((step) => isShown(step, props.step.id));
  return (
    <ol className="checkout-steps panel">
      {shown.map((step, index) =>
        step.id === props.step.id ? (
          <li key={step.id} className="checkout-step now" aria-current="step" part="step">
            <OpenStep {...props} number={index + 1} total={shown.length} />
          </li>
        ) : (
          <ClosedStep key={step.id} {...props} step={step} number={index + 1} />
        ),
      )}
    </ol>
  );
};

/** Items are the cart's own matter: they stand here only while something is wrong with one. */
const isShown = ({ id, state }: Step, open: StepId): boolean =>
  state !== 'notNeeded' && (id !== 'items' || state !== 'done' || open === 'items');

const ClosedStep = ({ step, number, cart, goTo, headingLevel }: StepProps & { number: number }) => {
  const t = useCheckoutMessages();
  const Heading = `h${headingLevel}` as 'h2';
  const isDone = step.state === 'done';
  const name = t(`checkout.step.${step.id}`);
  const summary = isDone ? stepSummary(step.id, cart, t) : undefined;
  return (
    <li className={classNames('checkout-step', isDone ? 'done' : 'later')}>
      <div className="checkout-step-head">
        <span className="dot" aria-hidden="true">
          {isDone ? <Icon name="tick" /> : number}
        </span>
        <div>
          <Heading>
            {name}
            {isDone && <VisuallyHidden> {t('checkout.done')}</VisuallyHidden>}
          </Heading>
          {summary && <p>{summary}</p>}
        </div>
        {isDone && (
          <Button
            variant="plain"
            aria-label={t('checkout.changeOf', { step: name })}
            onClick={() => goTo(step.id)}
          >
            {t('checkout.change')}
          </Button>
        )}
      </div>
    </li>
  );
};
