import { Button } from '../../kit/ui/Button.tsx';
import type { PartFormProps } from './part-form.ts';
import { useTrainingMessages } from './useTrainingMessages.ts';

type PartActionsProps = Pick<PartFormProps, 'next' | 'failure' | 'gone'> & {
  sending: boolean;
  /** Sends the form, then closes the dialog. */
  onSaveAndClose: () => void;
};

/**
 * Draws why the last try failed and the buttons that save and continue, or save and close. If nothing can be saved, the
 * buttons stay, so that they keep the focus.
 */
export const PartActions = ({ next, failure, gone, sending, onSaveAndClose }: PartActionsProps) => {
  const t = useTrainingMessages();
  return (
    <>
      {failure}
      {!gone && <p className="small quiet">{t('shared.training.kept')}</p>}
      <div className="dialog-acts acts">
        {next && (
          <Button variant="outline" busy={sending} aria-disabled={gone === 'line'} onClick={onSaveAndClose}>
            {t('shared.training.saveAndClose')}
          </Button>
        )}
        <Button variant="primary" type="submit" busy={sending} aria-disabled={gone === 'line'}>
          {t(next ? `shared.training.continueTo.${next}` : 'shared.training.save')}
        </Button>
      </div>
    </>
  );
};
