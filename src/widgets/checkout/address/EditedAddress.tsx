import { useEffect, useRef, Suspense } from 'react';
import type { Address } from '../../../api/address/address.contract.ts';
import { runtime } from '../../../core/runtime.ts';
import { placeLine } from '../../parts/address/address-text.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useCheckoutMessages } from '../flow/checkout-context.ts';
import type { StepAddressFormProps } from './StepAddressForm.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { lazyStepPart } from '../parts/missing-part.tsx';

type EditedAddressProps = Pick<StepAddressFormProps, 'step' | 'purpose' | 'write'> & {
  address: Address;
  onClose: () => void;
};

/** Draws the form for a saved address that lacks a name, in place of the cards, with the focus. Source: CHK-09 b. */
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

/** The form has the rules of every country and phone number. It is loaded when an address is typed (PERF-02). */
const StepAddressForm = lazyStepPart(async () => ({
  default: (await import('./StepAddressForm.tsx')).StepAddressForm,
}));

/** Draws the address form within a step, once it is loaded. */
export const LateAddressForm = (props: StepAddressFormProps) => {
  const t = useCheckoutMessages();
  return (
    <Suspense fallback={<Skeleton label={t('checkout.loading')} shape="control" />}>
      <StepAddressForm {...props} />
    </Suspense>
  );
};
