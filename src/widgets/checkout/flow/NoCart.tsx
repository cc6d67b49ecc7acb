import { hasStorePages } from '../../../core/config/store-pages.ts';
import { cartLink, storeLink } from '../../../api/links/store-link.ts';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

export type NoCartProps = {
  headingLevel: number;
  /**
   * Whether the address named a certain cart, such as a quote's. It is then not known whether the customer's own cart
   * is empty.
   */
  isNamed: boolean;
};

/**
 * Says that there is nothing to check out, at the start or after the last line was removed, and offers other links.
 * Source: CHK-01, QTE-04 e.
 */
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
