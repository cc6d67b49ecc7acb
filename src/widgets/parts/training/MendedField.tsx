import type { ReactNode } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { useTrainingMessages } from './useTrainingMessages.ts';

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
