import { Suspense } from 'react';
import { lazyPart } from '../kit/element/late-part.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import type { searchResultsWidget } from './search-results.widget.ts';
import { ResultsAwaited } from './ResultsAwaited.tsx';

const ResultsPage = lazyPart(() => import('./ResultsPage.tsx'));

/** Draws `<assess-search-results>`: the placeholder of a list, until the code that searches has loaded (CRT-09 b). */
export const SearchResults = (props: WidgetProps<typeof searchResultsWidget>) => (
  <div className="search-results panel">
    <Suspense fallback={<ResultsAwaited />}>
      <ResultsPage {...props} />
    </Suspense>
  </div>
);
