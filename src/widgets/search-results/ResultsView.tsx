import type { SearchResult, WantedResults } from '../../api/product/search.rules.ts';
import type { Heading } from '../kit/page/page-read.ts';
import { Pager } from '../kit/page/Pager.tsx';
import { SortField } from '../kit/page/ChoiceField.tsx';
import { useAdding } from '../parts/buying/useAdding.ts';
import { classNames } from '../kit/ui/class-names.ts';
import { ChosenFilters } from './ChosenFilters.tsx';
import { FacetGroup } from './FacetGroup.tsx';
import { NoResults } from './NoResults.tsx';
import { useListSeen } from './useListSeen.ts';
import { useSearchResultsMessages } from './SearchResults.tsx';
import type { Change } from './ResultsPage.tsx';
import { Disclosure } from '../kit/ui/Disclosure.tsx';
import { useKeptOpen } from './kept-in-history.ts';
import type { Product } from '../../api/product/product.contract.ts';
import { AddButton, leastOf } from '../parts/buying/AddButton.tsx';
import { notBuyable } from '../parts/buying/buying-words.ts';
import { ProductFacts } from '../parts/buying/ProductFacts.tsx';
import { Successor } from '../parts/buying/Successor.tsx';
import { AddedNotice } from '../parts/adding/AddedNotice.tsx';
import { moneyText } from '../parts/price/Price.tsx';
import { ProductName } from '../parts/cart-lines/ProductName.tsx';

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
  wanted: WantedResults;
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

/** Returns how many products were found, for which text, and whether another spelling was searched for. */
export const resultsText = (
  t: ReturnType<typeof useSearchResultsMessages>,
  { total, corrected }: Pick<SearchResult, 'total' | 'corrected'>,
  { text }: Pick<WantedResults, 'text'>,
): string => {
  if (text === '') return t('search-results.all', { count: total });
  return corrected === undefined
    ? t('search-results.count', { count: total, text })
    : t('search-results.corrected', { count: total, text, corrected });
};

/** Draws the filters that the service offers. In a narrow widget they are behind a button. */
const Filters = ({
  result: { facets },
  onChange,
}: {
  result: SearchResult;
  onChange: (to: Change) => void;
}) => {
  const t = useSearchResultsMessages();
  const [open, setOpen] = useKeptOpen('assessFiltersOpen');
  if (facets.length === 0) return null;
  return (
    <div className="filters" part="filters">
      <Disclosure variant="outline" label={t('search-results.filters')} open={open} onOpenChange={setOpen}>
        {facets.map((facet) => (
          <FacetGroup key={`${facet.code} ${facet.name}`} facet={facet} onChange={onChange} />
        ))}
      </Disclosure>
    </div>
  );
};

type HitProps = { product: Product; adding: ReturnType<typeof useAdding> };

/** Draws one product that was found: name, price and one button, or what replaces it. */
const Hit = ({ product, adding }: HitProps) => {
  const t = useSearchResultsMessages();
  const { code, name, summary, price } = product;
  const told = adding.newsOf(product);
  const reason = notBuyable(product);
  return (
    <div className="hit">
      <p className="product-name">
        <ProductName code={code} name={name} />
      </p>
      <ProductFacts product={product} level />
      {summary !== undefined && summary !== '' && <p className="small hit-summary">{summary}</p>}
      <div className="acts">
        {reason !== 'RETIRED' && (
          <b className="num">{price ? moneyText(price) : t('shared.buying.noPrice')}</b>
        )}
        {reason === undefined && (
          <AddButton product={product} news={told} onAdd={() => adding.add(code, leastOf(product))} />
        )}
      </div>
      {reason !== undefined && <p className="small quiet">{t(`shared.buying.not.${reason}`)}</p>}
      {product.successor && <Successor {...product.successor} adding={adding} />}
      {told && <AddedNotice {...told} />}
    </div>
  );
};
