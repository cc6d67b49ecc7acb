import { useState } from 'react';
import { chooseQualifiedUser } from '../../../../api/account/qualified-user.contract.ts';
import { covers, highestLevel } from '../../../../api/checkout/qualification.rules.ts';
import { callService } from '../../../../core/http/call-service.ts';
import { useMessages } from '../../../shared/element/widget-context.ts';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { useQualifiedUsers } from '../../flow/known.ts';
import type { StepProps } from '../../flow/step-props.ts';
import { KnownFailure } from '../../parts/KnownFailure.tsx';
import { PickGroup } from '../../parts/PickGroup.tsx';
import { StepActions } from '../../parts/StepActions.tsx';
import { StepForm } from '../../parts/StepForm.tsx';
import type en from './messages/en.json';

export const styles: readonly string[] = [];

/** Who is qualified for what is bought: anybody of the account whose level covers the highest of the cart. Source: CHK-03. */
export const Step = ({ cart, at, next, busy, goOn, setDirty }: StepProps) => {
  const t = useMessages<keyof typeof en>();
  const users = useQualifiedUsers(at, cart.customerAccount?.id);
  const [picked, setPicked] = useState(cart.qualifiedUser?.id);
  const [isMissing, setMissing] = useState(false);
  if (users.isError) return <KnownFailure known={users} />;
  if (!users.data) return <Skeleton label={t('checkout.qualified-user.loading')} shape="control" />;
  const level = highestLevel(cart.entries.map(({ product }) => product.qualificationLevel));
  const send = () => {
    setMissing(picked === undefined);
    if (picked !== undefined)
      void goOn((to) => callService(chooseQualifiedUser, { ...to, body: { id: picked } }));
  };
  return (
    <StepForm onSend={send}>
      {level && <p>{t('checkout.qualified-user.needed', { level })}</p>}
      <PickGroup
        legend={t('checkout.qualified-user.legend')}
        value={picked}
        onPick={(value) => {
          setPicked(value);
          setDirty(true);
        }}
        error={isMissing && picked === undefined && t('checkout.qualified-user.missing')}
        options={users.data.map((user) => {
          const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || (user.email ?? user.id);
          return {
            value: user.id,
            label: name,
            end: user.level?.split('').join(' '),
            note: user.email,
            why:
              !covers(user.level, level) && level
                ? t('checkout.qualified-user.below', { level, name, own: user.level ?? '–' })
                : undefined,
          };
        })}
      />
      <StepActions busy={busy} next={next} />
    </StepForm>
  );
};
