import { useState } from 'react';
import { PasskeyFailure, type PasskeyFailureName } from '../../../../auth/journey/passkey-failure.ts';
import type { JourneyStep } from '../../../../auth/journey/journey-step.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { asksSomething, hasFields } from '../step-rules.ts';
import { useWords } from '../../../kit/element/useWords.ts';
import type journey from '../messages/en.json';
import type en from './messages/en.json';

type StepPasskeyProps = {
  step: JourneyStep;
  busy: boolean;
  onSend: () => void;
  onBack: (() => void) | undefined;
};

/** Asks for a passkey after a button press, which browsers require. The shopper can continue without it if it fails. */
export const StepPasskey = ({ step, busy, onSend, onBack }: StepPasskeyProps) => {
  const t = useWords<typeof journey & typeof en>();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<PasskeyFailureName>();
  const makes = step.passkey?.for === 'register';
  const off = asking || busy;
  /** Other questions beside it draw their own buttons, including the way back. */
  const isAlone = !asksSomething(step);
  const ask = async () => {
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
        <Notice tone="danger" role="alert">
          {t(`shared.passkey.${failure}`)}
        </Notice>
      )}
      <p className="quiet">{t(makes ? 'shared.journey.passkeyMakeHint' : 'shared.journey.passkeyUseHint')}</p>
      <div className="journey-acts acts">
        <Button
          variant={hasFields(step) ? 'outline' : 'primary'}
          className="journey-main journey-sends"
          busy={off}
          onClick={() => void ask()}
        >
          {t(makes ? 'shared.journey.passkeyMake' : 'shared.journey.passkeyUse')}
        </Button>
        {failure && isAlone && (
          <Button aria-disabled={off} onClick={onSend}>
            {t('shared.journey.passkeyWithout')}
          </Button>
        )}
        {onBack && isAlone && (
          <Button variant="plain" aria-disabled={off} onClick={onBack}>
            {t('shared.journey.back')}
          </Button>
        )}
      </div>
    </>
  );
};
