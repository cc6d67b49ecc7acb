import { Button } from '../ui/Button.tsx';
import type { PartFormProps } from './part-form.ts';
import { useTrainingMessages } from './useTrainingMessages.ts';

type PartActionsProps = Pick<PartFormProps, 'next' | 'failure'> & {
  sending: boolean;
  /** Sends the form; the dialog closes then. */
  onSaveAndClose: () => void;
};

/** Why the last try failed, and the ways on: to what is asked for next, or out. */
export const PartActions = ({ next, failure, sending, onSaveAndClose }: PartActionsProps) => {
  const t = useTrainingMessages();
  return (
    <>
      {failure}
      <p className="small quiet">{t('shared.training.kept')}</p>
      <div className="dialog-acts acts">
        {next && (
          <Button variant="outline" busy={sending} onClick={onSaveAndClose}>
            {t('shared.training.saveAndClose')}
          </Button>
        )}
        <Button variant="primary" type="submit" busy={sending}>
          {t(next ? `shared.training.continueTo.${next}` : 'shared.training.save')}
        </Button>
      </div>
    </>
  );
};
