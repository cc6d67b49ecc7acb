import { cartLink } from '../parts/commerce/store-link.ts';
import { Button } from '../kit/ui/Button.tsx';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import type { Heading } from '../kit/page/heading-at.ts';
import { useSavedCartsMessages } from './useSavedCartsMessages.ts';

type Props = {
  heading: Heading;
  /** The page, from 0. A later page can be empty although there are carts. */
  page: number;
  onFirst: () => void;
};

/** Explains what the list will show and how carts get there. On a later page, links to the first one. */
export const NoSavedCarts = ({ heading: Heading, page, onFirst }: Props) => {
  const t = useSavedCartsMessages();
  const cart = cartLink();
  if (page > 0)
    return (
      <EmptyState
        icon="trolley"
        title={<Heading>{t('saved-carts.noPage')}</Heading>}
        actions={
          <Button variant="primary" onClick={onFirst}>
            {t('saved-carts.firstPage')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      icon="trolley"
      title={<Heading>{t('saved-carts.empty')}</Heading>}
      actions={
        cart !== undefined && (
          <LinkButton variant="primary" href={cart}>
            {t('saved-carts.viewCart')}
          </LinkButton>
        )
      }
    >
      {t('saved-carts.emptyText')}
    </EmptyState>
  );
};
