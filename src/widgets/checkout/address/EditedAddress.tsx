import { useEffect, useRef } from 'react';
import type { Address } from '../../../api/address/address.contract.ts';
import { runtime } from '../../../core/runtime.ts';
import { placeLine } from '../../parts/address/address-text.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';
import { LateAddressForm } from './LateAddressForm.tsx';
import type { StepAddressFormProps } from './StepAddressForm.tsx';

type EditedAddressProps = Pick<StepAddressFormProps, 'step' | 'purpose' | 'write'> & {
  address: Address;
  onClose: () => void;
};

/**
 * Draws the form for a saved address that lacks a name, in place of the cards. The focus goes to the address that is
 * edited. Source: CHK-09 b.
 */
export const EditedAddress = ({ address, onClose, ...form }: EditedAddressProps) => {
  const t = useCheckoutMessages();
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <p ref={heading} tabIndex={-1}>
        <b>{t('checkout.editAddress')}</b> {placeLine(address, runtime().row.tag)}
      </p>
      <LateAddressForm {...form} edited={address}>
        <Button variant="plain" onClick={onClose}>
          {t('checkout.otherAddress')}
        </Button>
      </LateAddressForm>
    </>
  );
};
