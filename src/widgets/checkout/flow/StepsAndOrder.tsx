import { Suspense, useRef, useState, type ReactNode, useEffect, type RefObject } from 'react';
import type { ChosenByItself } from '../../../api/checkout/checkout-cart.contract.ts';
import { lazyPart } from '../../kit/element/late-part.ts';
import { StepBar } from '../parts/step-bar.ts';
import { CartSummary } from './CartSummary.tsx';
import { StepList } from './StepList.tsx';
import type { StepProps } from './step-props.ts';

/** Most visits do not need this part (PERF-02). */
const FilledIn = lazyPart(async () => ({ default: (await import('./FilledIn.tsx')).FilledIn }));

type StepsAndOrderProps = StepProps & {
  failure: unknown;
  isWaiting: boolean;
  /** What the service chose when the checkout was entered. */
  filled: readonly ChosenByItself[];
  /** Shown above the steps. */
  notice?: ReactNode;
};

/**
 * Draws the list of steps and the order. On a narrow page the order is a bar at the bottom edge, which holds the open
 * step's button.
 */
export const StepsAndOrder = ({ failure, isWaiting, filled, notice, ...props }: StepsAndOrderProps) => {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const main = useRef<HTMLDivElement>(null);
  useFocusInSight(main);
  return (
    <StepBar value={bar}>
      <div className="checkout-columns">
        <div ref={main} className="checkout-main">
          {notice}
          {filled.some(({ from }) => from !== 'only') && (
            <Suspense>
              <FilledIn chosen={filled} />
            </Suspense>
          )}
          <StepList {...props} failure={failure} isWaiting={isWaiting} />
        </div>
        <CartSummary {...props} barRef={setBar} />
      </div>
    </StepBar>
  );
};

/**
 * Keeps the element that has the focus in sight when the window shrinks, as it does for a screen's keyboard. The room for what lies
 * over the page's edge is the style sheet's `scroll-margin`. A frame's fields are kept by keep-in-sight.ts. Source: WCAG 2.4.11.
 */
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
