import { Button } from '../../kit/ui/Button.tsx';
import type { PartFormProps } from './usePartForm.ts';
import { useTrainingMessages } from './training-words.ts';

type PartActionsProps = Pick<PartFormProps, 'next' | 'failure' | 'gone'> & {
  sending: boolean;
  onSaveAndClose: () => void;
};

/** Draws why the last try failed and the buttons that save, which keep the focus even if nothing can be saved. */
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
