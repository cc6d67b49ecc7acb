import { useFormContext } from 'react-hook-form';
import type { JourneyStep } from '../../../auth/journey/journey-step.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { fieldName, type AnswerValues } from './answer-values.ts';
import { signsIn } from './step-rules.ts';
import { useWords } from '../../kit/element/useWords.ts';
import type en from './messages/en.json';

type StepButtonsProps = {
  step: JourneyStep;
  busy: boolean;
  /** Sends the step as it is, whether filled in or not. */
  onSendAsIs: () => void;
  onBack: (() => void) | undefined;
};

/** Draws a step's buttons. The default option sends the answers, as Enter does; others don't require the fields. */
export const StepButtons = ({ step, busy, onSendAsIs, onBack }: StepButtonsProps) => {
  const t = useWords<typeof en>();
  const { setValue } = useFormContext<AnswerValues>();
  const confirmation = step.callbacks.find((one) => one.kind === 'confirmation');
  const { value = 0, options = [] } = confirmation ?? {};
  const isLikely = (place: number) => place === (value < options.length ? value : 0);
  const choose = (place: number) => {
    if (confirmation) setValue(fieldName(confirmation), String(place));
    if (!isLikely(place)) onSendAsIs();
  };
  return (
    <div className="journey-acts acts">
      {options.length > 0 ? (
        options.map((option, place) => (
          <Button
            key={place}
            type={isLikely(place) ? 'submit' : 'button'}
            // Beside a passkey the options are alternatives to it.
            variant={isLikely(place) && (!step.passkey || step.passkey.isOffered) ? 'primary' : 'outline'}
            busy={busy && isLikely(place)}
            aria-disabled={busy}
            className={isLikely(place) ? 'journey-sends' : undefined}
            onClick={() => choose(place)}
          >
            {option}
          </Button>
        ))
      ) : (
        <Button type="submit" variant="primary" busy={busy} className="journey-main journey-sends">
          {t(signsIn(step) ? 'shared.journey.signIn' : 'shared.journey.continue')}
        </Button>
      )}
      {onBack && (
        <Button variant="plain" aria-disabled={busy} onClick={onBack}>
          {t('shared.journey.back')}
        </Button>
      )}
    </div>
  );
};
