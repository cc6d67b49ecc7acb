import { hasStorePages } from '../../../core/config/store-pages.ts';
import { cartLink, storeLink } from '../../shared/commerce/store-link.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { LinkButton } from '../../shared/ui/LinkButton.tsx';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';

/** Nothing to check out, at entry or when the last line has gone: said, with ways on, and no step. Source: CHK-01. */
export const NoCart = ({ headingLevel }: { headingLevel: number }) => {
  const t = useCheckoutMessages();
  const heading = useHeadingFocus('empty');
  const Heading = `h${headingLevel}` as 'h2';
  const cart = cartLink();
  return (
    <div className="panel checkout-alone">
      <EmptyState
        icon="cart"
        title={
          <Heading ref={heading} tabIndex={-1}>
            {t('checkout.empty')}
          </Heading>
        }
        actions={
          <>
            {hasStorePages() && (
              <LinkButton variant="primary" href={storeLink('quickOrder', {})}>
                {t('checkout.shop')}
              </LinkButton>
            )}
            {cart !== undefined && <LinkButton href={cart}>{t('checkout.toCart')}</LinkButton>}
          </>
        }
      />
    </div>
  );
};
