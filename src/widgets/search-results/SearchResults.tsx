import { Suspense } from 'react';
import { lazyPart } from '../kit/element/late-part.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import type { searchResultsWidget } from './search-results.widget.ts';
import { ResultsAwaited } from './ResultsAwaited.tsx';

const ResultsPage = lazyPart(() => import('./ResultsPage.tsx'));

/** `<assess-search-results>`: the room of a list, until what searches is there (CRT-09 b). */
export const SearchResults = (props: WidgetProps<typeof searchResultsWidget>) => (
  <div className="search-results panel">
    <Suspense fallback={<ResultsAwaited />}>
      <ResultsPage {...props} />
    </Suspense>
  </div>
);
