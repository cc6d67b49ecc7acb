import { useEffect, type ReactNode } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { useCheckoutMessages } from './checkout-context.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';
import { MissingPart } from '../parts/missing-part.tsx';
import { failureKey } from './failure-words.ts';
import { isKnownOrder } from './step-address.ts';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';

type NotShownProps = {
  title: string;
  tone: 'danger' | 'warning';
  headingLevel: number;
  busy: boolean;
  onRetry: () => void;
  children: ReactNode;
};

/** Says why steps or an order can't be read and offers a retry. Its heading takes the focus. Source: AXS-02. */
const NotShown = ({ title, tone, headingLevel, busy, onRetry, children }: NotShownProps) => {
  const t = useCheckoutMessages();
  const heading = useHeadingFocus('not-shown');
  const Heading = `h${headingLevel}` as 'h2';
  return (
    <div className="panel checkout-alone">
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Notice
        tone={tone}
        role="alert"
        actions={
          <Button busy={busy} onClick={onRetry}>
            {t('shared.tryAgain')}
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  );
};

/** Says that a part which is drawn without the steps can't be loaded. Source: REL-06. */
export const NoPart = ({ headingLevel }: { headingLevel: number }) => {
  const t = useCheckoutMessages();
  const heading = useHeadingFocus('missing');
  const Heading = `h${headingLevel}` as 'h2';
  return (
    <div className="panel checkout-alone">
      <Heading ref={heading} tabIndex={-1}>
        {t('checkout.notLoaded')}
      </Heading>
      <MissingPart />
    </div>
  );
};

type NotLoadedProps = { error: unknown; reading: boolean; onRetry: () => void; headingLevel: number };

/** Says why the cart could not be read and offers a retry. */
export const NotLoaded = ({ error, reading, onRetry, headingLevel }: NotLoadedProps) => {
  const t = useCheckoutMessages();
  return (
    <NotShown
      title={t('checkout.notLoaded')}
      tone="danger"
      headingLevel={headingLevel}
      busy={reading}
      onRetry={onRetry}
    >
      {t(failureKey(error))}
    </NotShown>
  );
};

type Props = { order: string; headingLevel: number; busy?: boolean; onRetry: () => void };

/** Says that a confirmation can't be shown, or that its order is placed. Retries when online. Source: REL-02, REL-03. */
export const OrderNotShown = ({ order, headingLevel, busy = false, onRetry }: Props) => {
  const t = useCheckoutMessages();
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  const isKnown = isKnownOrder(order);
  return (
    <NotShown
      title={t(isKnown ? 'checkout.placed.title' : 'checkout.orderNotShown.title', { order })}
      tone="warning"
      headingLevel={headingLevel}
      busy={busy}
      onRetry={onRetry}
    >
      {t(isKnown ? 'checkout.placed.notShown' : 'checkout.orderNotShown.why', { order })}
    </NotShown>
  );
};

/** Draws placeholders until an order can be shown. If this page knows that the order is placed, it says so. */
export const OrderAwaited = ({ order }: { order: string }) => (
  <CheckoutSkeleton says={isKnownOrder(order) ? 'checkout.placed.title' : 'checkout.loadingOrder'} />
);
