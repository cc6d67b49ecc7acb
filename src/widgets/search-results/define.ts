import { defineWidget } from '../define-widget.tsx';
import pages from '../kit/page/page.css?inline&own=results';
import buying from '../parts/buying/buying.css?inline&own';
import { byVisit } from '../kit/element/by-visit.tsx';
import base from '../kit/styles/base.css?inline';
import button from '../kit/styles/button.css?inline';
import field from '../kit/styles/field.css?inline';
import notice from '../kit/styles/notice.css?inline';
import status from '../kit/styles/status.css?inline';
import tokens from '../kit/styles/tokens.css?inline';
import own from './search-results.css?inline';
import { SearchResults } from './SearchResults.tsx';
import { searchResultsWidget } from './search-results.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: searchResultsWidget,
  component: byVisit(SearchResults),
  styles: [tokens, base, button, field, notice, status, pages, buying, own],
  messages,
});
