import { Suspense, useEffect, type ReactNode } from 'react';
import { FirstStepAwaited, useSlow } from './FirstStepAwaited.tsx';
import { JourneyStepForm } from './JourneyStepForm.tsx';
import { RareStep } from './rare-parts.ts';
import type { StepProps } from './rare-step/RareStep.tsx';
import { isPlain } from './step-rules.ts';

/** The time after which someone who pressed a button wonders whether anything happens, in milliseconds. */
const SLOW_MS = 2000;

/** Says below a step that its answer takes longer than usual. The line is always there, usually empty. */
const StepSlow = ({ busy }: { busy: boolean }) => (
  <p className="journey-slow">{useSlow(busy, SLOW_MS, 'shared.journey.takesLonger')}</p>
);

type ShownStepProps = StepProps & {
  after: ReactNode;
  /** Called once the step is drawn, including any part that had to be loaded. */
  onShown: () => void;
};

/** Draws what a step asks. Give it a new key for each step. */
export const Step = ({ after, onShown, ...props }: ShownStepProps) => {
  const { step, busy, follows } = props;
  return (
    <Suspense fallback={<FirstStepAwaited focused={follows} heading={null} after={null} />}>
      {isPlain(step) ? <JourneyStepForm {...props} /> : <RareStep {...props} />}
      <StepSlow busy={busy} />
      <Shown step={step} follows={follows} onShown={onShown} />
      {after}
    </Suspense>
  );
};

/** Calls `onShown` in an effect. React runs it only when everything inside the boundary is ready. */
const Shown = ({ step, follows, onShown }: Pick<ShownStepProps, 'step' | 'follows' | 'onShown'>): null => {
  useEffect(() => {
    if (follows) onShown();
    // Runs once for each step, although the parent's `onShown` may change meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [follows, step]);
  return null;
};
