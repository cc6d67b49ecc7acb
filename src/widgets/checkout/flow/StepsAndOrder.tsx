import { useRef, useState, type ReactNode } from 'react';
import { StepBar } from '../parts/step-bar.ts';
import { CartSummary } from './CartSummary.tsx';
import { StepList } from './StepList.tsx';
import type { StepProps } from './step-props.ts';
import { useFocusInSight } from './useFocusInSight.ts';
import type { FlowFailure } from './useGoOn.ts';

type StepsAndOrderProps = StepProps & {
  failure: FlowFailure | undefined;
  isWaiting: boolean;
  /** Shown above the steps. */
  notice?: ReactNode;
};

/**
 * Draws the list of steps and the order. On a narrow page the order is a bar at the bottom edge, which holds the open
 * step's button.
 */
export const StepsAndOrder = ({ failure, isWaiting, notice, ...props }: StepsAndOrderProps) => {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const main = useRef<HTMLDivElement>(null);
  useFocusInSight(main);
  return (
    <StepBar value={bar}>
      <div className="checkout-columns">
        <div ref={main} className="checkout-main">
          {notice}
          <StepList {...props} failure={failure} isWaiting={isWaiting} />
        </div>
        <CartSummary {...props} barRef={setBar} />
      </div>
    </StepBar>
  );
};
