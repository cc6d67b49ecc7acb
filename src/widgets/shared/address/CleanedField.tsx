import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { useAddressMessages } from './useAddressMessages.ts';

type CleanedFieldProps = {
  className: string | undefined;
  /** The same in letters that are taken; undefined where nothing is to be offered. */
  cleaned: string | undefined;
  onUse: (cleaned: string) => void;
  children: ReactNode;
};

/** A field, and below its fault one press that mends it. Source: CHK-20 b. */
export const CleanedField = ({ className, cleaned, onUse, children }: CleanedFieldProps) => {
  const t = useAddressMessages();
  return (
    <div className={classNames('address-field', className)}>
      {children}
      {cleaned !== undefined && (
        <Button variant="outline" tight onClick={() => onUse(cleaned)}>
          {t('shared.address.useCleaned', { cleaned })}
        </Button>
      )}
    </div>
  );
};
