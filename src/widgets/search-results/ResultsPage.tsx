import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCustomerQuery } from '../../api/query.ts';
import { searchProductsQuery } from '../../api/product/search.queries.ts';
import { reportLater, reportSolved } from '../../api/report-later.ts';
import { useVisitor } from '../../api/visitor.ts';
import { runtime } from '../../core/runtime.ts';
import { headingAt } from '../kit/page/page-read.ts';
import { PageProblem } from '../kit/page/PageProblem.tsx';
import { readFailure } from '../parts/buying/buying-words.ts';
import { useFocusAfter } from '../kit/ui/useFocusAfter.ts';
import { useHeldFocus } from '../kit/ui/useHeldFocus.ts';
import { adoptStyles } from '../kit/element/sheets.ts';
import { useHost } from '../kit/element/widget-context.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import disclosure from '../kit/styles/disclosure.css?inline';
import { Button } from '../kit/ui/Button.tsx';
import { Notice } from '../kit/ui/Notice.tsx';
import { resultsText, ResultsView } from './ResultsView.tsx';
import { ResultsAwaited, useSearchResultsMessages } from './SearchResults.tsx';
import type { searchResultsWidget } from './search-results.widget.ts';
import { useKeptPlace } from './kept-in-history.ts';
import {
  type SearchResult,
  filterOf,
  searchText,
  sortOf,
  type WantedResults,
} from '../../api/product/search.rules.ts';
import { pageOf, useAddressValues } from '../kit/page/address-values.ts';

/** Shows the results of the search in the address. The previous page stays while another loads. Source: CRT-09 b. */
const ResultsPage = ({ headingLevel }: WidgetProps<typeof searchResultsWidget>) => {
  const t = useSearchResultsMessages();
  const heading = headingAt(headingLevel);
  const [wanted, change] = useWanted();
  const focus = useFocusAfter();
  const host = useHost();
  const query = searchProductsQuery(useVisitor(), wanted);
  const { data, error, isFetching, isPlaceholderData, refetch } = useCustomerQuery(
    { ...query, placeholderData: keepPreviousData },
    sampleResults(),
  );
  useHeldFocus();
  useKeptPlace(data !== undefined && !runtime().author);
  useEffect(() => void adoptStyles(host, [disclosure]), [host]);
  useEffect(() => {
    if (error) reportLater('products.search', error);
    else reportSolved('products.search');
  }, [error]);
  const said = data && !isPlaceholderData ? resultsText(t, data, wanted) : undefined;
  useEffect(() => {
    if (said !== undefined && !runtime().author) runtime().registry.actions.announce(said);
  }, [said]);

  const turn = (to: Change): void => {
    change(to);
    focus('[data-heading]');
  };
  const why = error ? t(`shared.buying.read.${readFailure(error)}`) : '';
  if (!data && error)
    return (
      <PageProblem
        title={t('search-results.notLoaded')}
        heading={heading}
        busy={isFetching}
        onRetry={() => void refetch()}
        actions={
          wanted.filter !== '' && (
            <Button onClick={() => turn({ filter: '' })}>{t('search-results.clear')}</Button>
          )
        }
      >
        {why}
      </PageProblem>
    );
  if (!data) return <ResultsAwaited />;
  return (
    <>
      {error && (
        <div className="list-notices results-stale">
          <Notice
            role="alert"
            tone="warning"
            title={t('search-results.stale')}
            actions={
              <Button busy={isFetching} onClick={() => void refetch()}>
                {t('shared.tryAgain')}
              </Button>
            }
          >
            {why}
          </Notice>
        </div>
      )}
      <ResultsView
        result={data}
        wanted={wanted}
        busy={isPlaceholderData}
        heading={heading}
        onChange={change}
        onTurn={turn}
      />
    </>
  );
};

export default ResultsPage;

/** Returns the sample results of author mode (EMB-11). The invented product's names are not translated. */
const sampleResults = (): SearchResult => {
  const product = (code: string, title: string, value: number) => ({
    code,
    name: `Lindgren Memory Scale, 4th Edition: ${title}`,
    price: { currencyIso: runtime().row.currency, value },
    stock: { stockLevelStatus: 'inStock' as const },
    purchasable: true,
    qualificationLevel: 'C' as const,
    productFormat: 'PRINT' as const,
  });
  return {
    products: [product('LMS4-KIT', 'Complete Kit', 590), product('LMS4-REC25', 'Record Forms', 64)],
    total: 2,
    pages: 1,
    pageSize: 20,
    sorts: [],
    facets: [],
    chosen: [],
    suggestion: '',
  };
};

/** The longest value, in characters. Twenty filters fit. */
const LONGEST = 2000;

export type Change = Partial<Record<'text' | 'sort' | 'filter' | 'page', string>>;

/** Returns the search in the page's address, and a function that changes it. */
const useWanted = (): [wanted: WantedResults, change: (to: Change) => void] => {
  const [values, change] = useAddressValues(['text', 'sort', 'filter', 'page'], LONGEST);
  const wanted = {
    text: searchText(values.text),
    sort: sortOf(values.sort),
    filter: filterOf(values.filter),
    page: pageOf(values.page),
  };
  // Any other change goes to the first page.
  return [wanted, (to) => change({ page: '', ...to })];
};
