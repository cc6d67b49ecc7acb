import type { ReactNode } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { useTrainingMessages } from './useTrainingMessages.ts';

type MendedFieldProps = {
  className?: string | undefined;
  /** What can stand in its place; undefined where there is nothing to offer. */
  cleaned: string | undefined;
  onUse: (cleaned: string) => void;
  children: ReactNode;
};

/** A field, and below its fault one press that mends it. Source: CHK-20 b, TRN-03 b. */
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
