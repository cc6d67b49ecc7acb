import { hasStorePages } from '../../core/config/store-pages.ts';
import { storeLink } from '../parts/commerce/store-link.ts';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { useCartMessages } from './useCartMessages.ts';

/** Explains what the cart will show and how to begin. */
export const EmptyCart = () => {
  const t = useCartMessages();
  return (
    <EmptyState
      icon="trolley"
      title={<h3>{t('cart.empty')}</h3>}
      actions={
        hasStorePages() && (
          <LinkButton variant="primary" href={storeLink('quickOrder', {})}>
            {t('cart.begin')}
          </LinkButton>
        )
      }
    >
      {t('cart.emptyHint')}
    </EmptyState>
  );
};
