import { useContext, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../shared/ui/Button.tsx';
import type { StepProps } from '../flow/step-props.ts';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';
import { StepBar } from './step-bar.ts';

type StepActionsProps = Pick<StepProps, 'busy' | 'next'> & {
  /** Other buttons, behind the primary one. */
  children?: ReactNode;
};

/**
 * The end of a step's form: its one primary button, of type submit, named by the step that it leads to. On a narrow page it
 * stands in the bar instead: the style sheet shows one of the two, by the widget's own width.
 */
export const StepActions = ({ busy, next, children }: StepActionsProps) => {
  const t = useCheckoutMessages();
  const bar = useContext(StepBar);
  const inStep = useRef<HTMLButtonElement>(null);
  const name = t(`checkout.to.${next}`);
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
