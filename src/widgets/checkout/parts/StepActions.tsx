import { useContext, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { nextOf } from '../../../api/checkout/flow.rules.ts';
import { Button, Spinner } from '../../kit/ui/Button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { StepBar, useCheckout, useCheckoutMessages } from '../flow/checkout-context.ts';
import { wholeName } from '../../parts/q-global/whole-name.tsx';

type StepActionsProps = {
  /** Whether the step's own form is being sent. A write of the flow keeps the button busy too. */
  busy?: boolean;
  /** The button's name, if it is not known yet where it leads. */
  name?: string | undefined;
  /** What has to come first. This text replaces the button. */
  waitingFor?: string | undefined;
  children?: ReactNode;
};

/** Draws a step's only primary button, named after the next step; on a narrow page it is in the bar. */
export const StepActions = ({ waitingFor, children, ...own }: StepActionsProps) => {
  const t = useCheckoutMessages();
  const { flow } = useCheckout();
  const bar = useContext(StepBar);
  const inStep = useRef<HTMLButtonElement>(null);
  const name = wholeName(own.name ?? t(`checkout.to.${nextOf(flow)}`));
  const busy = own.busy === true || flow.busy !== undefined;
  if (waitingFor !== undefined)
    return (
      <>
        <Waiting words={waitingFor} className="checkout-in-step" />
        {bar && createPortal(<Waiting words={waitingFor} />, bar)}
      </>
    );
  return (
    <>
      <div className="acts checkout-acts">
        <Button ref={inStep} type="submit" variant="primary" busy={busy} className="checkout-in-step">
          {name}
        </Button>
        {children}
      </div>
      {bar &&
        createPortal(
          <Button variant="primary" wide busy={busy} onClick={() => inStep.current?.click()}>
            {name}
          </Button>,
          bar,
        )}
    </>
  );
};

const Waiting = ({ words, className }: { words: string; className?: string }) => (
  <p className={classNames('checkout-wait', className)}>
    <Spinner />
    {words}
  </p>
);
