import { useEffect, useState } from 'react';
import { hasStorePages } from '../../../core/config/store-pages.ts';
import { cartLink, storeLink } from '../../../api/links/store-link.ts';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { useCheckoutMessages } from './checkout-context.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';
import { recentOrder } from '../../../api/checkout/recent-order.ts';
import { reportLater, reportSolved } from '../../../api/report-later.ts';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { leadToOrder } from './step-address.ts';

type NoCartProps = {
  headingLevel: number;
  /** Whether the address named a cart, such as a quote's. Whether the customer's own is empty is not known then. */
  isNamed: boolean;
};

/** Says that there is nothing to check out, and offers other links. Source: CHK-01, QTE-04 e. */
export const NoCart = ({ headingLevel, isNamed }: NoCartProps) => {
  const t = useCheckoutMessages();
  const heading = useHeadingFocus('empty');
  const Heading = `h${headingLevel}` as 'h2';
  const cart = cartLink();
  return (
    <div className="panel checkout-alone">
      <EmptyState
        icon="trolley"
        title={
          <Heading ref={heading} tabIndex={-1}>
            {t(isNamed ? 'checkout.cartGone' : 'checkout.empty')}
          </Heading>
        }
        actions={
          <>
            {hasStorePages() && (
              <LinkButton variant="primary" href={storeLink(isNamed ? 'quotes' : 'quickOrder', {})}>
                {t(isNamed ? 'checkout.toQuotes' : 'checkout.shop')}
              </LinkButton>
            )}
            {cart !== undefined && <LinkButton href={cart}>{t('checkout.toCart')}</LinkButton>}
          </>
        }
      >
        {isNamed && t('checkout.cartGoneText')}
      </EmptyState>
    </div>
  );
};

/** Leads to the order that was just placed. Without one there is nothing to check out. Source: checkout.md "Placing". */
export const WithoutCart = (props: NoCartProps) => {
  const [hasNone, setHasNone] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const lead = (order?: string): void => {
      if (isLeft) return;
      if (order === undefined) setHasNone(true);
      else leadToOrder(order);
    };
    recentOrder().then(
      (order) => (reportSolved('checkout.recentOrder'), lead(order)),
      (error: unknown) => (reportLater('checkout.recentOrder', error), lead()),
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return hasNone ? <NoCart {...props} /> : <CheckoutSkeleton />;
};
