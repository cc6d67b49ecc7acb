import type { JourneyStep } from '../../../auth/journey/journey-step.ts';
import { Spinner } from '../ui/Spinner.tsx';
import type { SignInChecks } from './sign-in-checks.ts';
import { StepAlone } from './StepAlone.tsx';
import { StepElsewhere } from './StepElsewhere.tsx';
import { StepForm } from './StepForm.tsx';
import { StepPasskey } from './StepPasskey.tsx';
import { wayOf } from './step-rules.ts';
import { useChecks } from './useChecks.ts';
import { useJourneyMessages } from './useJourneyMessages.ts';

export type StepProps = {
  step: JourneyStep;
  busy: boolean;
  held: boolean;
  follows: boolean;
  checks: SignInChecks;
  leave: ((url: string) => void) | undefined;
  onSend: () => void;
  onBack: (() => void) | undefined;
};

/** A step that is no plain form: with checks, a passkey, somewhere else, or by itself. A part of its own. */
export const RareStep = ({ step, busy, held, follows, checks, leave, onSend, onBack }: StepProps) => {
  const t = useJourneyMessages();
  const { place, text, running, whenDone } = useChecks(step, checks);
  const drawn = <div ref={place} className="check-place" />;
  switch (wayOf(step)) {
    case 'elsewhere':
      return <StepElsewhere step={step} leave={leave} />;
    case 'passkey':
      return <StepPasskey step={step} busy={busy} onSend={onSend} onBack={onBack} />;
    case 'alone':
      return (
        <>
          <StepAlone step={step} text={text} held={held} whenDone={whenDone} onSend={onSend} />
          {drawn}
        </>
      );
    default:
      return (
        <StepForm step={step} busy={busy} follows={follows} onSend={() => whenDone(onSend)} onBack={onBack}>
          {running && (
            <p className="journey-alone small" aria-live="polite">
              <Spinner />
              <span>{text ?? t('shared.journey.checking')}</span>
            </p>
          )}
          {drawn}
        </StepForm>
      );
  }
};
