import { cartLink } from '../parts/commerce/store-link.ts';
import { Button } from '../kit/ui/Button.tsx';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import type { Heading } from '../kit/page/heading-at.ts';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import type { ListWanted } from './list-wanted.ts';
import { useQuotesMessages } from './useQuotesMessages.ts';

type Props = { heading: Heading; wanted: ListWanted; onChange: (to: Partial<ListWanted>) => void };

/**
 * Shows why the list is empty: no quote yet, none that matches, or a page after the last one. The filters
 * above have the button to clear them.
 */
export const NoQuotes = ({ heading: Heading, wanted, onChange }: Props) => {
  const t = useQuotesMessages();
  const cart = cartLink();
  if (wanted.page > 0)
    return (
      <EmptyState
        title={<Heading>{t('quotes.noPage')}</Heading>}
        actions={
          <Button variant="primary" onClick={() => onChange({ page: 0 })}>
            {t('quotes.firstPage')}
          </Button>
        }
      />
    );
  if (wanted.state !== '' || wanted.query !== '')
    return (
      <EmptyState title={<Heading>{t('quotes.noMatch')}</Heading>}>{t('quotes.noMatchText')}</EmptyState>
    );
  return (
    <EmptyState
      icon="trolley"
      title={<Heading>{t('quotes.empty')}</Heading>}
      actions={
        cart !== undefined && (
          <LinkButton variant="primary" href={cart}>
            {t('quotes.toCart')}
          </LinkButton>
        )
      }
    >
      {t('quotes.emptyText')}
    </EmptyState>
  );
};
