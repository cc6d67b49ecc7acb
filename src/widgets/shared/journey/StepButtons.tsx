import { useFormContext } from 'react-hook-form';
import type { JourneyStep } from '../../../auth/journey/journey-step.ts';
import { Button } from '../ui/Button.tsx';
import { fieldName, type AnswerValues } from './answer-values.ts';
import { signsIn } from './step-rules.ts';
import { useJourneyMessages } from './useJourneyMessages.ts';

type StepButtonsProps = { step: JourneyStep; busy: boolean; onBack: (() => void) | undefined };

/** What sends the step: a button, or one for each option of a confirmation; and the way back. */
export const StepButtons = ({ step, busy, onBack }: StepButtonsProps) => {
  const t = useJourneyMessages();
  const { setValue } = useFormContext<AnswerValues>();
  const confirmation = step.callbacks.find((one) => one.kind === 'confirmation');
  const isLikely = (place: number) => place === (confirmation?.value ?? 0);
  return (
    <div className="journey-acts acts">
      {confirmation && confirmation.options.length > 0 ? (
        confirmation.options.map((option, place) => (
          <Button
            key={place}
            type="submit"
            variant={isLikely(place) ? 'primary' : 'outline'}
            busy={busy && isLikely(place)}
            aria-disabled={busy}
            onClick={() => setValue(fieldName(confirmation), String(place))}
          >
            {option}
          </Button>
        ))
      ) : (
        <Button type="submit" variant="primary" busy={busy} className="journey-main">
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
