import { TRAINING_PARTS, type TrainingPart } from '../../../api/training/training.rules.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx';
import { useTrainingMessages } from './useTrainingMessages.ts';

type PartListProps = {
  current: TrainingPart;
  missing: readonly TrainingPart[];
  /** What stands in the fields of the open part differs from what is saved. */
  isChanged: boolean;
  count: number;
  seats: number;
  onChoose: (part: TrainingPart) => void;
};

/** Draws a button for each of the three parts of a training's data. */
export const PartList = ({ current, missing, isChanged, count, seats, onChoose }: PartListProps) => {
  const t = useTrainingMessages();
  return (
    <ol className="training-parts">
      {TRAINING_PARTS.map((part, place) => (
        <li key={part}>
          <button
            type="button"
            aria-current={part === current ? 'step' : undefined}
            onClick={() => onChoose(part)}
          >
            {!missing.includes(part) && part !== current && <Icon name="tick" />}
            <span>
              <span className="num">{place + 1}</span> {t(`shared.training.part.${part}`)}
              {part === 'participants' && (
                <span className="num quiet"> {t('shared.training.countOf', { count, seats })}</span>
              )}
              {!missing.includes(part) && !(isChanged && part === current) && (
                <VisuallyHidden> ({t('shared.training.complete.short', { part })})</VisuallyHidden>
              )}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
};
