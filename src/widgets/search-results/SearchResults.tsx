import { Suspense } from 'react';
import { lazyPart } from '../kit/element/late-part.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import type { searchResultsWidget } from './search-results.widget.ts';
import { Skeleton } from '../kit/ui/Skeleton.tsx';
import type buying from '../parts/buying/messages/en.json';
import { useWords } from '../kit/element/useWords.ts';
import type pages from '../kit/page/messages/en.json';
import type en from './messages/en.json';

const ResultsPage = lazyPart(() => import('./ResultsPage.tsx'));

/** Draws `<assess-search-results>`: the placeholder of a list, until the code that searches has loaded (CRT-09 b). */
export const SearchResults = (props: WidgetProps<typeof searchResultsWidget>) => (
  <div className="search-results panel">
    <Suspense fallback={<ResultsAwaited />}>
      <ResultsPage {...props} />
    </Suspense>
  </div>
);

/** Draws the placeholder while the store is searched. */
export const ResultsAwaited = () => {
  const t = useSearchResultsMessages();
  return (
    <div className="results-awaited" aria-busy="true">
      <Skeleton label={t('search-results.loading')} lines={12} />
    </div>
  );
};

/** Returns the widget's texts and those about lists and buying. */
export const useSearchResultsMessages = () => useWords<typeof en & typeof pages & typeof buying>();
