import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { pageStyles } from '../kit/page/late-pages.tsx';
import own from './search-results.css?inline';
import { SearchResults } from './SearchResults.tsx';
import { searchResultsWidget } from './search-results.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: searchResultsWidget,
  component: byVisit(SearchResults),
  styles: [...pageStyles, own],
  messages,
});
