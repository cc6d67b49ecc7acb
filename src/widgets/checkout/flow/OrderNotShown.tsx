import { useEffect } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';
import { isKnownOrder } from './lead-to-order.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

type Props = { order: string; headingLevel: number; busy?: boolean; onRetry: () => void };

/**
 * In place of a confirmation that can't be had, by its files or its order: that the order is placed, where this page knows it. Tries
 * again by itself when the network is back. Source: REL-02, REL-03.
 */
export const OrderNotShown = ({ order, headingLevel, busy = false, onRetry }: Props) => {
  const t = useCheckoutMessages();
  const heading = useHeadingFocus('not-shown');
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  const isKnown = isKnownOrder(order);
  const Heading = `h${headingLevel}` as 'h2';
  return (
    <div className="panel checkout-alone">
      <Heading ref={heading} tabIndex={-1}>
        {t(isKnown ? 'checkout.placed.title' : 'checkout.orderNotShown.title', { order })}
      </Heading>
      <Notice
        tone="warning"
        word={t('shared.level.warning')}
        role="alert"
        actions={
          <Button busy={busy} onClick={onRetry}>
            {t('shared.tryAgain')}
          </Button>
        }
      >
        {t(isKnown ? 'checkout.placed.notShown' : 'checkout.orderNotShown.why', { order })}
      </Notice>
    </div>
  );
};
