import { useState } from 'react';
import { chooseQGlobalAccount } from '../../../../api/q-global/q-global.contract.ts';
import { callService } from '../../../../core/http/call-service.ts';
import { useMessages } from '../../../shared/element/widget-context.ts';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { useQGlobalAccounts } from '../../flow/known.ts';
import type { StepProps } from '../../flow/step-props.ts';
import { KnownFailure } from '../../parts/KnownFailure.tsx';
import { PickGroup } from '../../parts/PickGroup.tsx';
import { StepActions } from '../../parts/StepActions.tsx';
import { StepForm } from '../../parts/StepForm.tsx';
import type en from './messages/en.json';

export const styles: readonly string[] = [];

const NEW = ' new';

/** The Q-global account of digital reports: one of the customer's, or a new one. Source: CHK-04. */
export const Step = ({ cart, at, next, busy, goOn, setDirty }: StepProps) => {
  const t = useMessages<keyof typeof en>();
  const accounts = useQGlobalAccounts(at);
  const chosen = cart.qGlobalAccount;
  const [picked, setPicked] = useState(chosen && (chosen.number ?? NEW));
  const [isMissing, setMissing] = useState(false);
  if (accounts.isError) return <KnownFailure known={accounts} />;
  if (!accounts.data) return <Skeleton label={t('checkout.q-global.loading')} shape="control" />;
  const send = () => {
    setMissing(picked === undefined);
    if (picked === undefined) return;
    const body = picked === NEW ? { kind: 'NEW' as const } : { kind: 'EXISTING' as const, number: picked };
    void goOn((to) => callService(chooseQGlobalAccount, { ...to, body }));
  };
  return (
    <StepForm onSend={send}>
      <PickGroup
        legend={t('checkout.q-global.legend')}
        value={picked}
        onPick={(value) => {
          setPicked(value);
          setDirty(true);
        }}
        error={isMissing && picked === undefined && t('checkout.q-global.missing')}
        options={[
          ...accounts.data.map(({ number, name }) => ({ value: number, label: name ?? number, end: number })),
          { value: NEW, label: t('checkout.q-global.new') },
        ]}
      />
      <StepActions busy={busy} next={next} />
    </StepForm>
  );
};
