import { useEffect, useRef } from 'react';
import type { CheckoutCart } from '../../../../api/checkout/checkout-cart.contract.ts';
import { actedFor } from '../../../../core/registry/one-visitor.ts';
import { runtime } from '../../../../core/runtime.ts';
import { useMessages } from '../../../kit/element/widget-context.ts';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { addressLine } from '../../flow/step-summary.ts';
import type en from './messages/en.json';

/**
 * Says inside the card of another account that choices are made again, and where the order still ships to, and announces it. The service
 * decides what another account drops; each step then names it. Scrolled into view, because on a phone the bar would cover it. Source:
 * CHK-09 a, checkout.md.
 */
export const OtherAccount = ({ customerAccount, deliveryAddress }: CheckoutCart) => {
  const t = useMessages<keyof typeof en>();
  const notice = useRef<HTMLDivElement>(null);
  // While customer service acts for the customer, the service drops the address too.
  const address = deliveryAddress && !actedFor() && addressLine(deliveryAddress);
  const changes = t('checkout.account.changes', { account: customerAccount?.name ?? '' });
  const words = address ? `${changes} ${t('checkout.account.keepsShipping', { address })}` : changes;
  useEffect(() => {
    const { announce } = runtime().registry.actions;
    announce(words);
    // Once the former account is picked again, or the switch is done, it is no longer true.
    return () => announce('');
  }, [words]);
  useEffect(() => {
    // A choice from a kept draft must not scroll the page.
    if (notice.current?.closest('.pick')?.querySelector(':focus'))
      notice.current.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Notice ref={notice} tone="info" word={t('shared.level.info')}>
      {words}
    </Notice>
  );
};
