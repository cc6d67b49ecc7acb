import { defineWidget } from '../define-widget.tsx';
import pages from '../kit/page/page.css?inline&own=results';
import buying from '../shared/buying/buying.css?inline&own';
import { byVisit } from '../shared/element/by-visit.tsx';
import base from '../shared/styles/base.css?inline';
import button from '../shared/styles/button.css?inline';
import field from '../shared/styles/field.css?inline';
import notice from '../shared/styles/notice.css?inline';
import status from '../shared/styles/status.css?inline';
import tokens from '../shared/styles/tokens.css?inline';
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
