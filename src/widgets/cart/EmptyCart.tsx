import { hasStorePages } from '../../core/config/store-pages.ts';
import { storeLink } from '../shared/commerce/store-link.ts';
import { EmptyState } from '../shared/ui/EmptyState.tsx';
import { LinkButton } from '../shared/ui/LinkButton.tsx';
import { useCartMessages } from './useCartMessages.ts';

/** Says what will be here and how to begin. */
export const EmptyCart = () => {
  const t = useCartMessages();
  return (
    <EmptyState
      icon="cart"
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
