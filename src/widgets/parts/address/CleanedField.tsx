import type { ReactNode } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { useAddressMessages } from './address-words.ts';

type CleanedFieldProps = {
  className: string | undefined;
  /** The text without the characters that are not accepted. Undefined if there is nothing to offer. */
  cleaned: string | undefined;
  onUse: (cleaned: string) => void;
  /** The id of the hint about accepted characters, which the field names in `aria-describedby`. Without it there is no hint. */
  takesId: string | undefined;
  offer?: ReactNode;
  children: ReactNode;
};

/** Draws a field, and below its error what is accepted and a button that corrects the text. Source: CHK-20 b. */
export const CleanedField = ({ className, cleaned, onUse, takesId, offer, children }: CleanedFieldProps) => {
  const t = useAddressMessages();
  return (
    <div className={classNames('address-field', className)}>
      {children}
      {takesId !== undefined && (
        <p id={takesId} className="field-hint">
          {t('shared.address.takes')}
        </p>
      )}
      {cleaned !== undefined && (
        <Button variant="outline" tight onClick={() => onUse(cleaned)}>
          {t('shared.address.useCleaned', { cleaned })}
        </Button>
      )}
      {offer}
    </div>
  );
};
