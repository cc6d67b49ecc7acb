import { useSyncExternalStore } from 'react';
import { keptOrder } from '../../../api/checkout/kept-placing.ts';
import { isOpen } from '../../../api/checkout/kept-placing.rules.ts';
import { checkoutLink } from '../../../api/links/store-link.ts';
import { useWords } from '../../kit/element/useWords.ts';
import { boundWords } from '../../kit/element/WithWords.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import type en from './messages/en.json';

const isUnderWay = (): boolean => isOpen(keptOrder.read());

/** Says that an order of this customer is being checked, until its outcome is known. Source: REL-02, CHK-14 a. */
const OrderChecked = () => {
  const t = useWords<typeof en>();
  const href = checkoutLink();
  if (!useSyncExternalStore(keptOrder.hear, isUnderWay)) return null;
  return (
    <Notice
      tone="info"
      actions={
        href !== undefined && <LinkButton href={href}>{t('shared.readiness.under-way.link')}</LinkButton>
      }
    >
      {t('shared.readiness.under-way.why')}
    </Notice>
  );
};

export const styles: readonly string[] = [];
export const bind = boundWords(OrderChecked);
