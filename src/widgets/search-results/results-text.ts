import type { SearchResult, Wanted } from '../../api/product/search.rules.ts';
import type { useSearchResultsMessages } from './useSearchResultsMessages.ts';

/** Returns how many products were found, and for which text. */
export const resultsText = (
  t: ReturnType<typeof useSearchResultsMessages>,
  { total }: Pick<SearchResult, 'total'>,
  { text }: Pick<Wanted, 'text'>,
): string =>
  text === '' ? t('search-results.all', { count: total }) : t('search-results.count', { count: total, text });
