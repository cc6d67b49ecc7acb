import { defineWidget } from '../define-widget.tsx';
import pages from '../kit/page/page.css?inline';
import { byVisit } from '../kit/element/by-visit.tsx';
import { inOwnWindow } from '../kit/framed/own-window.tsx';
import button from '../kit/styles/button.css?inline';
import field from '../kit/styles/field.css?inline';
import notice from '../kit/styles/notice.css?inline';
import status from '../kit/styles/status.css?inline';
import own from './quotes.css?inline';
import { latePages } from '../kit/page/late-pages.tsx';
import { quotesWidget } from './quotes.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: quotesWidget,
  component: inOwnWindow(byVisit(latePages('quotes', () => import('./QuotePages.tsx')))),
  styles: [button, field, notice, status, pages, own],
  messages,
});
