import { useState } from 'react';
import { PasskeyFailure, type PasskeyFailureName } from '../../../auth/journey/passkey-failure.ts';
import type { JourneyStep } from '../../../auth/journey/journey-step.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Question } from './Question.tsx';
import { useJourneyMessages } from './useJourneyMessages.ts';

type StepPasskeyProps = {
  step: JourneyStep;
  busy: boolean;
  onSend: () => void;
  onBack: (() => void) | undefined;
};

/** A step that wants a passkey: made or used by a press, since browsers ask for one; without it the tree decides. */
export const StepPasskey = ({ step, busy, onSend, onBack }: StepPasskeyProps) => {
  const t = useJourneyMessages();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<PasskeyFailureName>();
  const makes = step.passkey?.for === 'register';
  const ask = async () => {
    if (asking || busy) return;
    setAsking(true);
    setFailure(undefined);
    try {
      await step.passkey?.use();
      onSend();
    } catch (error) {
      setFailure(error instanceof PasskeyFailure ? error.reason : 'not-allowed');
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      {failure && (
        <Notice tone="danger" word={t('shared.level.danger')} role="alert">
          {t(`shared.passkey.${failure}`)}
        </Notice>
      )}
      {step.callbacks.map((one) => (
        <Question key={one.index} ask={one} />
      ))}
      <p className="quiet">{t(makes ? 'shared.journey.passkeyMakeHint' : 'shared.journey.passkeyUseHint')}</p>
      <div className="journey-acts acts">
        <Button variant="primary" className="journey-main" busy={asking || busy} onClick={() => void ask()}>
          {t(makes ? 'shared.journey.passkeyMake' : 'shared.journey.passkeyUse')}
        </Button>
        {failure && (
          <Button aria-disabled={asking || busy} onClick={onSend}>
            {t('shared.journey.passkeyWithout')}
          </Button>
        )}
        {onBack && (
          <Button variant="plain" aria-disabled={asking || busy} onClick={onBack}>
            {t('shared.journey.back')}
          </Button>
        )}
      </div>
    </>
  );
};
