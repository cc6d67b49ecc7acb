import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { latePages, pageStyles } from '../kit/page/late-pages.tsx';
import own from './order-history.css?inline';
import { orderHistoryWidget } from './order-history.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: orderHistoryWidget,
  component: byVisit(latePages('order-history', () => import('./OrderPages.tsx'))),
  styles: [...pageStyles, own],
  messages,
});
