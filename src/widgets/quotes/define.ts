import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { inOwnWindow } from '../kit/framed/own-window.tsx';
import { latePages, pageStyles } from '../kit/page/late-pages.tsx';
import own from './quotes.css?inline';
import { quotesWidget } from './quotes.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: quotesWidget,
  component: inOwnWindow(byVisit(latePages('quotes', () => import('./QuotePages.tsx')))),
  styles: [...pageStyles, own],
  messages,
});
