import { useEffect } from 'react';
import { runtime } from '../../../../core/runtime.ts';
import { useMessages } from '../../../shared/element/widget-context.ts';
import { Notice } from '../../../shared/ui/Notice.tsx';
import type { Droppable } from '../../flow/dropped-choices.ts';
import { addressLine, personName } from '../../flow/step-summary.ts';
import type en from './messages/en.json';

/** What another account drops, said before it is chosen. Source: checkout.md. */
export const DropsNotice = ({ drops, account }: { drops: Droppable; account: string }) => {
  const t = useMessages<keyof typeof en>();
  const { qualifiedUser, qGlobalAccount: qGlobal, aimswebAccount: aimsweb, billingAddress, payment } = drops;
  const things = [
    qualifiedUser && t('checkout.account.dropsUser', { name: personName(qualifiedUser) }),
    qGlobal && t('checkout.account.dropsQGlobal', { name: qGlobal.number ?? qGlobal.name ?? '' }),
    aimsweb && t('checkout.account.dropsAimsweb', { name: aimsweb.number ?? aimsweb.name ?? '' }),
    billingAddress && t('checkout.account.dropsBilling', { address: addressLine(billingAddress) }),
    payment && t('checkout.account.dropsOrder', { number: payment.purchaseOrderNumber ?? '' }),
  ].filter((thing) => thing !== undefined);
  const words = t('checkout.account.drops', { account });
  const said = things.length > 0 ? `${words} ${things.join('; ')}` : '';
  useEffect(() => {
    if (said) runtime().registry.actions.announce(said);
  }, [said]);
  if (things.length === 0) return null;
  return (
    <Notice tone="info" word={t('shared.level.info')}>
      {words}
      <ul>
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </Notice>
  );
};
