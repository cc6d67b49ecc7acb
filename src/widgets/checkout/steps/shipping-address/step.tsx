import { useState } from 'react';
import { chooseDeliveryAddress } from '../../../../api/checkout/delivery.contract.ts';
import { callService } from '../../../../core/http/call-service.ts';
import { useMessages } from '../../../shared/element/widget-context.ts';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { useAddresses } from '../../flow/known.ts';
import type { StepProps } from '../../flow/step-props.ts';
import { KnownFailure } from '../../parts/KnownFailure.tsx';
import { PickGroup } from '../../parts/PickGroup.tsx';
import { StepActions } from '../../parts/StepActions.tsx';
import { StepForm } from '../../parts/StepForm.tsx';
import { addressOptions } from '../../parts/address-options.ts';
import type en from './messages/en.json';

export const styles: readonly string[] = [];

/** Where it is sent: one of the saved addresses. Source: CHK-07. */
export const Step = ({ cart, at, next, busy, goOn }: StepProps) => {
  const t = useMessages<keyof typeof en>();
  const addresses = useAddresses(at);
  const [picked, setPicked] = useState(cart.deliveryAddress?.id);
  const [isMissing, setMissing] = useState(false);
  if (addresses.isError) return <KnownFailure known={addresses} />;
  if (!addresses.data) return <Skeleton label={t('checkout.shipping-address.loading')} shape="control" />;
  const send = () => {
    setMissing(picked === undefined);
    if (picked !== undefined)
      void goOn((to) => callService(chooseDeliveryAddress, { ...to, query: { addressId: picked } }));
  };
  return (
    <StepForm onSend={send}>
      <PickGroup
        legend={t('checkout.shipping-address.legend')}
        value={picked}
        onPick={setPicked}
        error={isMissing && picked === undefined && t('checkout.shipping-address.missing')}
        options={addressOptions(addresses.data, () => t('checkout.shipping-address.noName'))}
      />
      <StepActions busy={busy} next={next} />
    </StepForm>
  );
};
