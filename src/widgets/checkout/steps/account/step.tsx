import { useState } from 'react';
import { chooseAccount } from '../../../../api/account/account.contract.ts';
import { toStepAccount, toStepCart } from '../../../../api/checkout/step-cart.rules.ts';
import { accountFault } from '../../../../api/checkout/steps.rules.ts';
import { callService } from '../../../../core/http/call-service.ts';
import { useMessages } from '../../../shared/element/widget-context.ts';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { useAccounts } from '../../flow/known.ts';
import type { StepProps } from '../../flow/step-props.ts';
import { addressLine } from '../../flow/step-summary.ts';
import { KnownFailure } from '../../parts/KnownFailure.tsx';
import { PickGroup } from '../../parts/PickGroup.tsx';
import { StepActions } from '../../parts/StepActions.tsx';
import { StepForm } from '../../parts/StepForm.tsx';
import type en from './messages/en.json';

export const styles: readonly string[] = [];

/** Whose order it is: one of the accounts that the customer can order for. Source: CHK-02. */
export const Step = ({ cart, at, next, busy, goOn, setDirty }: StepProps) => {
  const t = useMessages<keyof typeof en>();
  const accounts = useAccounts(at);
  const [picked, setPicked] = useState(cart.customerAccount?.id);
  const [isMissing, setMissing] = useState(false);
  if (accounts.isError) return <KnownFailure known={accounts} />;
  if (!accounts.data) return <Skeleton label={t('checkout.account.loading')} shape="control" />;
  const { lines } = toStepCart(cart);
  const send = () => {
    setMissing(picked === undefined);
    if (picked !== undefined) void goOn((to) => callService(chooseAccount, { ...to, body: { id: picked } }));
  };
  return (
    <StepForm onSend={send}>
      <PickGroup
        legend={t('checkout.account.legend')}
        value={picked}
        onPick={(value) => {
          setPicked(value);
          setDirty(true);
        }}
        error={isMissing && picked === undefined && t('checkout.account.missing')}
        options={accounts.data.map((account) => {
          const fault = accountFault(toStepAccount(account), lines);
          return {
            value: account.id,
            label: account.name,
            end: account.number,
            note: account.billingAddress && addressLine(account.billingAddress),
            why: fault && t(`checkout.account.${fault}`),
          };
        })}
      />
      <StepActions busy={busy} next={next} />
    </StepForm>
  );
};
