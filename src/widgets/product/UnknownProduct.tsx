import { hasStorePages } from '../../core/config/store-pages.ts';
import { fromHere, sitePath } from '../../api/links/site-link.ts';
import { storeLink } from '../../api/links/store-link.ts';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import type { Heading } from '../kit/page/page-read.ts';
import { useProductMessages } from './useProductMessages.ts';

/** Shows that the store has no such product, or that the page names none. */
export const UnknownProduct = ({
  code,
  heading: Heading,
}: {
  code: string | undefined;
  heading: Heading;
}) => {
  const t = useProductMessages();
  return (
    <EmptyState
      icon="info"
      title={
        <Heading tabIndex={-1} data-heading>
          {code === undefined ? t('product.none') : t('product.unknown', { code })}
        </Heading>
      }
      actions={
        hasStorePages() && (
          <>
            <LinkButton variant="primary" href={fromHere(sitePath('search'))}>
              {t('product.toSearch')}
            </LinkButton>
            <LinkButton href={storeLink('quickOrder', {})}>{t('product.quickOrder.go')}</LinkButton>
          </>
        )
      }
    >
      {t('product.unknownText')}
    </EmptyState>
  );
};
