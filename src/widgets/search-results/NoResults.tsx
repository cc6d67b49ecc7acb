import { suggestIsbn } from '../../api/quick-order/isbn-help.rules.ts';
import { keepTypedCode } from '../../api/quick-order/draft-store.ts';
import type { SearchResult, WantedResults } from '../../api/product/search.rules.ts';
import { typedCode } from '../../api/product/typed-code.ts';
import { useFlag } from '../../core/flags/use-flag.ts';
import { hasStorePages } from '../../core/config/store-pages.ts';
import { storeLink } from '../../api/links/store-link.ts';
import { Button } from '../kit/ui/Button.tsx';
import { EmptyState } from '../kit/ui/EmptyState.tsx';
import { LinkButton } from '../kit/ui/LinkButton.tsx';
import { chosenName } from './facet-names.ts';
import { useSearchResultsMessages } from './SearchResults.tsx';
import type { Change } from './ResultsPage.tsx';

type Props = { result: SearchResult; wanted: WantedResults; onTurn: (to: Change) => void };

/** Shows that there are no results, and what to try: the first page, fewer filters, another spelling, or a code. */
export const NoResults = ({ result: { total, chosen, suggestion }, wanted, onTurn }: Props) => {
  const t = useSearchResultsMessages();
  const code = typedCode(wanted.text);
  const flag = useFlag('quickOrderRows');
  const quickOrder = hasStorePages() ? storeLink('quickOrder', {}) : undefined;
  const byCode = quickOrder !== undefined && (
    <LinkButton href={quickOrder} onClick={() => code && keepTypedCode(quickOrder, code, flag)}>
      {t('search-results.byCode')}
    </LinkButton>
  );
  const others = [...new Set([...(code ? suggestIsbn(code) : []), suggestion])].filter(
    (one) => one !== '' && one !== wanted.text,
  );
  if (total > 0)
    return (
      <EmptyState
        title={<b>{t('search-results.beyond')}</b>}
        actions={
          <Button variant="primary" onClick={() => onTurn({ page: '' })}>
            {t('search-results.first')}
          </Button>
        }
      />
    );
  if (wanted.filter !== '')
    return (
      <EmptyState
        title={<b>{t('search-results.filtered')}</b>}
        actions={
          <>
            {chosen.map((one) => (
              <Button key={`${one.code} ${one.name}`} onClick={() => onTurn({ filter: one.filter })}>
                {t('search-results.remove', { name: chosenName(t, one) })}
              </Button>
            ))}
            {byCode}
          </>
        }
      >
        {t('search-results.filteredText')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={<b>{t('search-results.empty')}</b>}
      actions={
        <>
          {others.map((text) => (
            <Button key={text} variant="primary" onClick={() => onTurn({ text })}>
              {t('search-results.didYouMean', { text })}
            </Button>
          ))}
          {byCode}
        </>
      }
    >
      {t('search-results.emptyText')}
    </EmptyState>
  );
};
