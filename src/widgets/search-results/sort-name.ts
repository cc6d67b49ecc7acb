import type { SearchResult } from '../../api/product/search.rules.ts';
import type { useSearchResultsMessages } from './useSearchResultsMessages.ts';

const KNOWN = ['relevance', 'name-asc', 'name-desc', 'price-asc', 'price-desc'] as const;

/** Returns an order's name: in the page's language if it is one of OCC's, otherwise as the service names it. */
export const sortName = (
  t: ReturnType<typeof useSearchResultsMessages>,
  { code, name }: SearchResult['sorts'][number],
): string => {
  const known = KNOWN.find((one) => one === code);
  return known ? t(`search-results.sort.${known}`) : (name ?? code);
};
