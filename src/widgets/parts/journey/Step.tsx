import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { FirstStepAwaited } from './FirstStepAwaited.tsx';
import { formNow } from './form-part.ts';
import { RareStep } from './rare-parts.ts';
import type { StepProps } from './RareStep.tsx';
import { isPlain } from './step-rules.ts';
import { StepSlow } from './StepSlow.tsx';

type ShownStepProps = StepProps & {
  after: ReactNode;
  /** It is drawn, whatever of it had to be loaded. */
  onShown: () => void;
};

/** What a step asks. Give it the step's id as key. */
export const Step = ({ after, onShown, ...props }: ShownStepProps) => {
  const { step, busy, held, follows, onSend, onBack } = props;
  // One for as long as the step is shown: another would begin its fields anew.
  const [{ StepForm }] = useState(() => ({ StepForm: formNow() }));
  return (
    <Suspense fallback={<FirstStepAwaited focused={follows} heading={null} after={null} />}>
      {isPlain(step) ? (
        <StepForm step={step} busy={busy} held={held} follows={follows} onSend={onSend} onBack={onBack} />
      ) : (
        <RareStep {...props} />
      )}
      <StepSlow busy={busy} />
      <Shown step={step} follows={follows} onShown={onShown} />
      {after}
    </Suspense>
  );
};

/** Its effect waits for what the boundary waits for. */
const Shown = ({ step, follows, onShown }: Pick<ShownStepProps, 'step' | 'follows' | 'onShown'>): null => {
  useEffect(() => {
    if (follows) onShown();
    // Once a step, and its owner's words may change meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [follows, step]);
  return null;
};
