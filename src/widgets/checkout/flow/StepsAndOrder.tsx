import { Suspense, useRef, useState, useEffect, type RefObject } from 'react';
import { lazyPart } from '../../kit/element/late-part.ts';
import { StepBar, useCheckout } from './checkout-context.ts';
import { CartSummary } from './CartSummary.tsx';
import { StepList } from './StepList.tsx';

/* Most visits do not need these parts (PERF-02). */
const ForeignNotice = lazyPart(async () => ({
  default: (await import('./ForeignNotice.tsx')).ForeignNotice,
}));
const FilledIn = lazyPart(async () => ({ default: (await import('./FilledIn.tsx')).FilledIn }));

/** Draws the list of steps and the order. On a narrow page the order is a bar with the open step's button. */
export const StepsAndOrder = () => {
  const { flow, entry } = useCheckout();
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
          <StepList />
        </div>
        <CartSummary barRef={setBar} />
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
