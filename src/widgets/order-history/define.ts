import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { latePages } from '../kit/page/late-pages.tsx';
import pages from '../kit/page/page.css?inline';
import button from '../kit/styles/button.css?inline';
import field from '../kit/styles/field.css?inline';
import notice from '../kit/styles/notice.css?inline';
import status from '../kit/styles/status.css?inline';
import own from './order-history.css?inline';
import { orderHistoryWidget } from './order-history.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: orderHistoryWidget,
  component: byVisit(latePages('order-history', () => import('./OrderPages.tsx'))),
  styles: [button, field, notice, status, pages, own],
  messages,
});
