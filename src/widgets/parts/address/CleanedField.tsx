import type { ReactNode } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { useAddressMessages } from './useAddressMessages.ts';

type CleanedFieldProps = {
  className: string | undefined;
  /** The same in letters that are taken; undefined where nothing is to be offered. */
  cleaned: string | undefined;
  onUse: (cleaned: string) => void;
  /** Of the line that says what an address takes, which the field names in `aria-describedby`; without one it isn't said. */
  takesId: string | undefined;
  /** What else is offered below the field. */
  offer?: ReactNode;
  children: ReactNode;
};

/** A field, and below its fault what is taken and one press that mends it. Source: CHK-20 b. */
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
