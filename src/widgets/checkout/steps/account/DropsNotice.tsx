import { useEffect, useRef } from 'react';
import { runtime } from '../../../../core/runtime.ts';
import { useMessages } from '../../../kit/element/widget-context.ts';
import { Notice } from '../../../kit/ui/Notice.tsx';
import type { Droppable } from '../../flow/dropped-choices.ts';
import { addressLine, personName } from '../../flow/step-summary.ts';
import type en from './messages/en.json';

export type Dropping = { words: string; things: readonly string[] };

/**
 * Returns what changing to `account` drops, as text, and announces it once. Undefined if it drops nothing. Source:
 * checkout.md.
 */
export const useDropping = (drops: Droppable, account: string): Dropping | undefined => {
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
  return things.length > 0 ? { words, things } : undefined;
};

/**
 * Shows the same inside the card of the account that was just picked and scrolls it into view, because on a phone the
 * bar would cover it.
 */
export const DropsNotice = ({ words, things }: Dropping) => {
  const t = useMessages<keyof typeof en>();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A choice from a kept draft must not scroll the page.
    if (notice.current?.closest('.pick')?.querySelector(':focus'))
      notice.current.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Notice ref={notice} tone="info" word={t('shared.level.info')}>
      {words}
      <ul>
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </Notice>
  );
};
