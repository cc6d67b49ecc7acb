import { defineWidget } from '../define-widget.tsx';
import pages from '../kit/page/page.css?inline';
import { byVisit } from '../kit/element/by-visit.tsx';
import button from '../kit/styles/button.css?inline';
import field from '../kit/styles/field.css?inline';
import notice from '../kit/styles/notice.css?inline';
import status from '../kit/styles/status.css?inline';
import own from './search-results.css?inline';
import { SearchResults } from './SearchResults.tsx';
import { searchResultsWidget } from './search-results.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: searchResultsWidget,
  component: byVisit(SearchResults),
  styles: [button, field, notice, status, pages, own],
  messages,
});
