import { useState } from 'react';
import { choosePaymentType } from '../../../../api/payment/payment-type.contract.ts';
import { callService } from '../../../../core/http/call-service.ts';
import { useMessages } from '../../../shared/element/widget-context.ts';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { TextField } from '../../../shared/ui/TextField.tsx';
import { usePaymentTypes, type PaymentTypes } from '../../flow/known.ts';
import type { StepProps } from '../../flow/step-props.ts';
import { KnownFailure } from '../../parts/KnownFailure.tsx';
import { PickGroup } from '../../parts/PickGroup.tsx';
import { StepActions } from '../../parts/StepActions.tsx';
import { StepForm } from '../../parts/StepForm.tsx';
import type en from './messages/en.json';

export const styles: readonly string[] = [];

type Type = PaymentTypes[number]['type'];

/** How it is paid, of what the service takes for this cart. Cards follow with the payment frame. Source: CHK-10 to CHK-12. */
export const Step = ({ cart, at, next, busy, goOn }: StepProps) => {
  const t = useMessages<keyof typeof en>();
  const types = usePaymentTypes(at, cart);
  const [picked, setPicked] = useState<string | undefined>(cart.payment?.type);
  const [number, setNumber] = useState(cart.payment?.purchaseOrderNumber ?? '');
  const [tried, setTried] = useState(false);
  if (types.isError) return <KnownFailure known={types} />;
  if (!types.data) return <Skeleton label={t('checkout.payment.loading')} shape="control" />;
  const isOrder = picked === 'PURCHASE_ORDER';
  const fault = isOrder ? numberFault(number) : undefined;
  const send = () => {
    setTried(true);
    if (picked === undefined || fault) return;
    const body = { type: picked as Type, ...(isOrder && { purchaseOrderNumber: number.trim() }) };
    void goOn((to) => callService(choosePaymentType, { ...to, body }));
  };
  const offered = types.data.filter(({ type, allowed }) => allowed && !type.endsWith('CARD'));
  return (
    <StepForm onSend={send}>
      <PickGroup
        legend={t('checkout.payment.legend')}
        value={picked}
        onPick={setPicked}
        error={tried && picked === undefined && t('checkout.payment.missing')}
        options={offered.map(({ type }) => ({
          value: type,
          label: t(`checkout.payment.${type}`),
          ...(type === 'PURCHASE_ORDER' && {
            inside: (
              <TextField
                label={t('checkout.payment.number')}
                value={number}
                onChange={(event) => setNumber(event.target.value)}
                error={tried && fault ? t(`checkout.payment.${fault}`) : undefined}
              />
            ),
          }),
        }))}
      />
      <StepActions busy={busy} next={next} />
    </StepForm>
  );
};

const LONGEST_NUMBER = 50;

const numberFault = (typed: string): 'numberMissing' | 'numberTooLong' | undefined => {
  const { length } = typed.trim();
  if (length === 0) return 'numberMissing';
  return length > LONGEST_NUMBER ? 'numberTooLong' : undefined;
};
