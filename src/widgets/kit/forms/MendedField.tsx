import type { ReactNode } from 'react';
import { useWords } from '../element/useWords.ts';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import type en from './messages/en.json';

type MendedFieldProps = {
  className?: string | undefined;
  /** The corrected text. Undefined if there is nothing to offer. */
  cleaned?: string | undefined;
  /** The words of the button, if the text alone does not say it. */
  label?: string | undefined;
  onUse: (cleaned: string) => void;
  children: ReactNode;
};

/** Draws a field, and below its error a button that corrects the text. Source: CHK-20 b, CRT-07 b, TRN-03 b. */
export const MendedField = ({ className, cleaned, label, onUse, children }: MendedFieldProps) => {
  const t = useWords<typeof en>();
  return (
    <div className={classNames('mended-field', className)}>
      {children}
      {cleaned !== undefined && (
        <Button variant="outline" tight onClick={() => onUse(cleaned)}>
          {label ?? t('kit.forms.use', { text: cleaned })}
        </Button>
      )}
    </div>
  );
};
