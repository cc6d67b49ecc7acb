import { useState } from 'react';
import { chooseAimswebAccount } from '../../../../api/aimsweb/aimsweb.contract.ts';
import { callService } from '../../../../core/http/call-service.ts';
import { CheckField } from '../../../kit/forms/CheckField.tsx';
import choices from '../../../kit/forms/choices.css?inline';
import form from '../../../kit/forms/form.css?inline';
import { useMessages } from '../../../shared/element/widget-context.ts';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { useAimswebAccounts } from '../../flow/known.ts';
import type { StepProps } from '../../flow/step-props.ts';
import { KnownFailure } from '../../parts/KnownFailure.tsx';
import { PickGroup } from '../../parts/PickGroup.tsx';
import { StepActions } from '../../parts/StepActions.tsx';
import { StepForm } from '../../parts/StepForm.tsx';
import type en from './messages/en.json';

export const styles: readonly string[] = [choices, form];

const NEW = ' new';

/** The aimswebPlus account: one of the organization's or a new one, and its terms. Source: CHK-05. */
export const Step = ({ cart, at, next, busy, goOn, setDirty }: StepProps) => {
  const t = useMessages<keyof typeof en>();
  const accounts = useAimswebAccounts(at);
  const chosen = cart.aimswebAccount;
  const [picked, setPicked] = useState(chosen && (chosen.number ?? NEW));
  const [accepted, setAccepted] = useState(false);
  const [tried, setTried] = useState(false);
  if (accounts.isError) return <KnownFailure known={accounts} />;
  if (!accounts.data) return <Skeleton label={t('checkout.aimsweb.loading')} shape="control" />;
  const send = () => {
    setTried(true);
    if (picked === undefined || !accepted) return;
    const kind = picked === NEW ? { kind: 'NEW' as const } : { kind: 'EXISTING' as const, number: picked };
    void goOn((to) =>
      callService(chooseAimswebAccount, { ...to, body: { ...kind, termsAccepted: accepted } }),
    );
  };
  return (
    <StepForm onSend={send}>
      <PickGroup
        legend={t('checkout.aimsweb.legend')}
        value={picked}
        onPick={(value) => {
          setPicked(value);
          setDirty(true);
        }}
        error={tried && picked === undefined && t('checkout.aimsweb.missing')}
        options={[
          ...accounts.data.map(({ number, name }) => ({ value: number, label: name ?? number, end: number })),
          { value: NEW, label: t('checkout.aimsweb.new') },
        ]}
      />
      <CheckField
        label={t('checkout.aimsweb.terms')}
        checked={accepted}
        onChange={(event) => setAccepted(event.target.checked)}
        error={tried && !accepted && t('checkout.aimsweb.termsMissing')}
      />
      <StepActions busy={busy} next={next} />
    </StepForm>
  );
};
