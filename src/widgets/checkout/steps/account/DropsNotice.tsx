import { useEffect, useRef } from 'react';
import type { Address } from '../../../../api/address/address.contract.ts';
import { runtime } from '../../../../core/runtime.ts';
import { useMessages } from '../../../kit/element/widget-context.ts';
import { Notice } from '../../../kit/ui/Notice.tsx';
import type { Dropped } from '../../../../api/checkout/other-account.rules.ts';
import { addressLine } from '../../flow/step-summary.ts';
import { personName } from '../../../../api/account/qualified-user.contract.ts';
import type en from './messages/en.json';

export type Dropping = { words: string; things: readonly string[]; notes: readonly string[] };

type Change = Dropped & {
  /** The name of the cart's account. */
  from: string;
  /** The shipping address, which stays. */
  shippedTo: Address | undefined;
};

/**
 * Returns in words what continuing with another account drops, replaces and keeps, and announces it once. Undefined if nothing is
 * dropped or replaced. Source: checkout.md.
 */
export const useDropping = ({ again, replaced, from: account, shippedTo }: Change): Dropping | undefined => {
  const t = useMessages<keyof typeof en>();
  const { qualifiedUser, qGlobalAccount: qGlobal, aimswebAccount: aimsweb, payment } = again;
  const { billingAddress, deliveryAddress } = again;
  const things = [
    qualifiedUser && t('checkout.account.dropsUser', { name: personName(qualifiedUser) }),
    qGlobal && t('checkout.account.dropsQGlobal', { name: qGlobal.number ?? qGlobal.name ?? '' }),
    aimsweb && t('checkout.account.dropsAimsweb', { name: aimsweb.number ?? aimsweb.name ?? '' }),
    deliveryAddress && t('checkout.account.dropsShipping', { address: addressLine(deliveryAddress) }),
    billingAddress && t('checkout.account.dropsBilling', { address: addressLine(billingAddress) }),
    payment && t('checkout.account.dropsOrder', { number: payment.purchaseOrderNumber ?? '' }),
  ].filter((thing) => thing !== undefined);
  const notes = [
    replaced &&
      t('checkout.account.replacesUser', { name: personName(replaced.before), other: replaced.after }),
    shippedTo && t('checkout.account.keepsShipping', { address: addressLine(shippedTo) }),
  ].filter((note) => note !== undefined);
  const isNothing = things.length === 0 && replaced === undefined;
  const words = t(things.length > 0 ? 'checkout.account.drops' : 'checkout.account.changes', { account });
  const list = things.length > 0 ? [`${things.join('; ')}.`] : [];
  const said = isNothing ? '' : [words, ...list, ...notes].join(' ');
  useEffect(() => {
    if (!said) return undefined;
    const { announce } = runtime().registry.actions;
    announce(said);
    // Once another account is picked, or the switch is done, it is no longer true.
    return () => announce('');
  }, [said]);
  return isNothing ? undefined : { words, things, notes };
};

/**
 * Shows the same inside the card of the account that was just picked and scrolls it into view, because on a phone the
 * bar would cover it.
 */
export const DropsNotice = ({ words, things, notes }: Dropping) => {
  const t = useMessages<keyof typeof en>();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A choice from a kept draft must not scroll the page.
    if (notice.current?.closest('.pick')?.querySelector(':focus'))
      notice.current.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Notice ref={notice} tone="info" word={t('shared.level.info')}>
      <div className="drops">
        <p>{words}</p>
        {things.length > 0 && (
          <ul>
            {things.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        )}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </Notice>
  );
};
