import type { SearchResult, Wanted } from '../../api/product/search.rules.ts';
import type { Heading } from '../kit/page/heading-at.ts';
import { Pager } from '../kit/page/Pager.tsx';
import { SortField } from '../kit/page/SortField.tsx';
import { useAdding } from '../parts/buying/useAdding.ts';
import { classNames } from '../kit/ui/class-names.ts';
import { ChosenFilters } from './ChosenFilters.tsx';
import { Filters } from './Filters.tsx';
import { Hit } from './Hit.tsx';
import { NoResults } from './NoResults.tsx';
import { resultsText } from './results-text.ts';
import { useListSeen } from './useListSeen.ts';
import { useSearchResultsMessages } from './useSearchResultsMessages.ts';
import type { Change } from './useWanted.ts';

const KNOWN = ['relevance', 'name-asc', 'name-desc', 'price-asc', 'price-desc'] as const;

/** Returns an order's name: in the page's language if it is one of OCC's, otherwise as the service names it. */
const sortName = (
  t: ReturnType<typeof useSearchResultsMessages>,
  { code, name }: SearchResult['sorts'][number],
): string => {
  const known = KNOWN.find((one) => one === code);
  return known ? t(`search-results.sort.${known}`) : (name ?? code);
};

type Props = {
  result: SearchResult;
  wanted: Wanted;
  /** True while the results of the previous search are still shown. */
  busy: boolean;
  heading: Heading;
  /** Changes the search; the focus stays where it is. */
  onChange: (to: Change) => void;
  /** Changes the search where the focused element disappears; the focus moves to the heading. */
  onTurn: (to: Change) => void;
};

/** Draws the heading, order, filters, products and page links. */
export const ResultsView = ({ result, wanted, busy, heading: Heading, onChange, onTurn }: Props) => {
  const t = useSearchResultsMessages();
  const adding = useAdding();
  const { products, sorts, total } = result;
  const [first] = sorts;
  const list = useListSeen(products, wanted.page * result.pageSize + 1, busy);
  const sort = sorts.find(({ code }) => code === wanted.sort) ?? sorts.find((one) => one.selected) ?? first;
  return (
    <>
      <header className="list-head">
        <Heading className="results-title" tabIndex={-1} data-heading>
          {resultsText(t, result, wanted)}
        </Heading>
        {sort && total > 1 && (
          <SortField
            value={sort.code}
            sorts={sorts.map((one) => ({ code: one.code, name: sortName(t, one) }))}
            onSort={(code) => onChange({ sort: code === first?.code ? '' : code })}
          />
        )}
      </header>
      <ChosenFilters result={result} wanted={wanted} onTurn={onTurn} />
      {products.length === 0 ? (
        <NoResults result={result} wanted={wanted} onTurn={onTurn} />
      ) : (
        <div className={classNames('results-body', busy && 'list-busy')} aria-busy={busy || undefined}>
          <Filters result={result} onChange={onChange} />
          <ol ref={list} className="hits" aria-label={t('search-results.hits')}>
            {products.map((product) => (
              <li key={product.code} part="hit" data-line={product.code}>
                <Hit product={product} adding={adding} />
              </li>
            ))}
          </ol>
        </div>
      )}
      <Pager
        page={wanted.page}
        pages={products.length === 0 ? 0 : result.pages}
        pageSize={result.pageSize}
        total={total}
        label={t('search-results.pages')}
        onPage={(to) => onTurn({ page: to === 0 ? '' : String(to + 1) })}
      />
    </>
  );
};
