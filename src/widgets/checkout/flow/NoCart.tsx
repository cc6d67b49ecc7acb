import { hasStorePages } from '../../../core/config/store-pages.ts';
import { cartLink, storeLink } from '../../parts/commerce/store-link.ts';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

export type NoCartProps = {
  headingLevel: number;
  /** The address named a cart of its own, such as a quote's: whether the customer's cart is empty is not known. */
  isNamed: boolean;
};

/** Nothing to check out, at entry or when the last line has gone: said, with ways on, and no step. Source: CHK-01, QTE-04 e. */
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
