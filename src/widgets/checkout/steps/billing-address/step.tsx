import { useState } from 'react';
import { chooseBillingAddress } from '../../../../api/checkout/delivery.contract.ts';
import { callService } from '../../../../core/http/call-service.ts';
import { useMessages } from '../../../shared/element/widget-context.ts';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { useAddresses } from '../../flow/known.ts';
import type { StepProps } from '../../flow/step-props.ts';
import { addressLine } from '../../flow/step-summary.ts';
import { KnownFailure } from '../../parts/KnownFailure.tsx';
import { PickGroup } from '../../parts/PickGroup.tsx';
import { StepActions } from '../../parts/StepActions.tsx';
import { StepForm } from '../../parts/StepForm.tsx';
import { addressOptions } from '../../parts/address-options.ts';
import type en from './messages/en.json';

export const styles: readonly string[] = [];

/** Values of the two choices that are no saved address: no id begins with a space. */
const USES = { ' DELIVERY': 'DELIVERY', ' ACCOUNT': 'ACCOUNT' } as const;
const useOf = (picked: string) =>
  Object.hasOwn(USES, picked) ? USES[picked as keyof typeof USES] : undefined;

/** Whom the bill is for: the shipping address, the account's own, or a saved one. Source: CHK-09. */
export const Step = ({ cart, at, next, busy, goOn }: StepProps) => {
  const t = useMessages<keyof typeof en>();
  const addresses = useAddresses(at);
  const [picked, setPicked] = useState(cart.billingAddress?.id);
  const [isMissing, setMissing] = useState(false);
  if (addresses.isError) return <KnownFailure known={addresses} />;
  if (!addresses.data) return <Skeleton label={t('checkout.billing-address.loading')} shape="control" />;
  const { deliveryAddress, customerAccount } = cart;
  const send = () => {
    setMissing(picked === undefined);
    if (picked === undefined) return;
    const use = useOf(picked);
    const body = use ? { use } : { addressId: picked };
    void goOn((to) => callService(chooseBillingAddress, { ...to, body }));
  };
  return (
    <StepForm onSend={send}>
      <PickGroup
        legend={t('checkout.billing-address.legend')}
        value={picked}
        onPick={setPicked}
        error={isMissing && picked === undefined && t('checkout.billing-address.missing')}
        options={[
          ...(deliveryAddress
            ? [
                {
                  value: ' DELIVERY',
                  label: t('checkout.billing-address.delivery'),
                  note: addressLine(deliveryAddress),
                },
              ]
            : []),
          ...(customerAccount?.billingAddress
            ? [
                {
                  value: ' ACCOUNT',
                  label: t('checkout.billing-address.account'),
                  note: addressLine(customerAccount.billingAddress),
                },
              ]
            : []),
          ...addressOptions(addresses.data, () => t('checkout.billing-address.noName')),
        ]}
      />
      <StepActions busy={busy} next={next} />
    </StepForm>
  );
};
