import { Suspense, type ReactNode } from 'react';
import { Skeleton } from '../ui/Skeleton.tsx';
import { RareStep } from './rare-parts.ts';
import type { StepProps } from './RareStep.tsx';
import { StepForm } from './StepForm.tsx';
import { isPlain } from './step-rules.ts';
import { useJourneyMessages } from './useJourneyMessages.ts';

/** What a step asks. Give it the step's id as key. */
export const Step = ({ after, ...props }: StepProps & { after: ReactNode }) => {
  const t = useJourneyMessages();
  const { step, busy, follows, onSend, onBack } = props;
  return (
    <Suspense fallback={<Skeleton label={t('shared.journey.loading')} lines={2} shape="control" />}>
      {isPlain(step) ? (
        <StepForm step={step} busy={busy} follows={follows} onSend={onSend} onBack={onBack} />
      ) : (
        <RareStep {...props} />
      )}
      {after}
    </Suspense>
  );
};
