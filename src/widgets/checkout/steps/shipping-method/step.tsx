import { useState } from 'react';
import { chooseDeliveryMode } from '../../../../api/checkout/delivery.contract.ts';
import { callService } from '../../../../core/http/call-service.ts';
import { Price } from '../../../shared/commerce/Price.tsx';
import { useMessages } from '../../../shared/element/widget-context.ts';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { useDeliveryModes } from '../../flow/known.ts';
import type { StepProps } from '../../flow/step-props.ts';
import { methodName } from '../../flow/step-summary.ts';
import { KnownFailure } from '../../parts/KnownFailure.tsx';
import { PickGroup } from '../../parts/PickGroup.tsx';
import { StepActions } from '../../parts/StepActions.tsx';
import { StepForm } from '../../parts/StepForm.tsx';
import { useCheckoutMessages } from '../../useCheckoutMessages.ts';
import type en from './messages/en.json';

export const styles: readonly string[] = [];

/** How it is sent, at the service's prices. Source: CHK-08. */
export const Step = ({ cart, at, next, busy, goOn }: StepProps) => {
  const t = useMessages<keyof typeof en>();
  const words = useCheckoutMessages();
  const modes = useDeliveryModes(at, cart);
  const [picked, setPicked] = useState(cart.deliveryMode?.code);
  const [isMissing, setMissing] = useState(false);
  if (modes.isError) return <KnownFailure known={modes} />;
  if (!modes.data) return <Skeleton label={t('checkout.shipping-method.loading')} shape="control" />;
  if (modes.data.length === 0)
    return (
      <Notice tone="warning" word={t('shared.level.warning')}>
        {t('checkout.shipping-method.none')}
      </Notice>
    );
  const send = () => {
    setMissing(picked === undefined);
    if (picked !== undefined)
      void goOn((to) => callService(chooseDeliveryMode, { ...to, query: { deliveryModeId: picked } }));
  };
  return (
    <StepForm onSend={send}>
      <PickGroup
        legend={t('checkout.shipping-method.legend')}
        value={picked}
        onPick={setPicked}
        error={isMissing && picked === undefined && t('checkout.shipping-method.missing')}
        options={modes.data.map((mode) => ({
          value: mode.code,
          label: methodName(mode, words),
          end: <Price money={mode.deliveryCost} />,
          note: mode.description,
        }))}
      />
      <StepActions busy={busy} next={next} />
    </StepForm>
  );
};
