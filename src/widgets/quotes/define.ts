import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { inOwnWindow } from '../kit/framed/own-window.tsx';
import { pageStyles } from '../kit/page/page-styles.ts';
import own from './quotes.css?inline';
import { latePages } from '../kit/page/late-pages.tsx';
import { quotesWidget } from './quotes.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: quotesWidget,
  component: inOwnWindow(byVisit(latePages('quotes', () => import('./QuotePages.tsx')))),
  styles: [...pageStyles, own],
  messages,
});
