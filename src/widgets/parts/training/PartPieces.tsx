import { Button } from '../../kit/ui/Button.tsx';
import type { PartFormProps } from './usePartForm.ts';
import { useTrainingMessages } from './training-words.ts';
import type { ReactNode } from 'react';
import { classNames } from '../../kit/ui/class-names.ts';

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

type MendedFieldProps = {
  className?: string | undefined;
  /** The corrected text. Undefined if there is nothing to offer. */
  cleaned: string | undefined;
  onUse: (cleaned: string) => void;
  children: ReactNode;
};

/** Draws a field. Below its error a button corrects the text. Source: CHK-20 b, TRN-03 b. */
export const MendedField = ({ className, cleaned, onUse, children }: MendedFieldProps) => {
  const t = useTrainingMessages();
  return (
    <div className={classNames('training-field', className)}>
      {children}
      {cleaned !== undefined && (
        <Button variant="outline" tight onClick={() => onUse(cleaned)}>
          {t('shared.training.use', { text: cleaned })}
        </Button>
      )}
    </div>
  );
};
