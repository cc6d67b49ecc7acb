import { useState, type ReactNode } from 'react';
import { StepBar } from '../parts/step-bar.ts';
import { CartSummary } from './CartSummary.tsx';
import { StepList } from './StepList.tsx';
import type { StepProps } from './step-props.ts';
import type { FlowFailure } from './useGoOn.ts';

type StepsAndOrderProps = StepProps & {
  failure: FlowFailure | undefined;
  isWaiting: boolean;
  /** Above the steps. */
  notice?: ReactNode;
};

/** The list of steps, and the order beside it or, on a narrow page, in a bar at the bottom edge with the open step's button. */
export const StepsAndOrder = ({ failure, isWaiting, notice, ...props }: StepsAndOrderProps) => {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  return (
    <StepBar value={bar}>
      <div className="checkout-columns">
        <div className="checkout-main">
          {notice}
          <StepList {...props} failure={failure} isWaiting={isWaiting} />
        </div>
        <CartSummary {...props} barRef={setBar} />
      </div>
    </StepBar>
  );
};
