import type { SearchResult, Wanted } from '../../api/product/search.rules.ts';
import type { useSearchResultsMessages } from './useSearchResultsMessages.ts';

/** Returns how many products were found, for which text, and whether another spelling was searched for. */
export const resultsText = (
  t: ReturnType<typeof useSearchResultsMessages>,
  { total, corrected }: Pick<SearchResult, 'total' | 'corrected'>,
  { text }: Pick<Wanted, 'text'>,
): string => {
  if (text === '') return t('search-results.all', { count: total });
  return corrected === undefined
    ? t('search-results.count', { count: total, text })
    : t('search-results.corrected', { count: total, text, corrected });
};
