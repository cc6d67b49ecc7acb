import { defineWidget } from '../define-widget.tsx';
import { latePages } from '../kit/page/late-pages.tsx';
import pages from '../kit/page/page.css?inline';
import button from '../kit/styles/button.css?inline';
import notice from '../kit/styles/notice.css?inline';
import status from '../kit/styles/status.css?inline';
import own from './order-status.css?inline';
import { orderStatusWidget } from './order-status.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: orderStatusWidget,
  component: latePages('order-status', () => import('./OrderStatusPage.tsx')),
  styles: [button, notice, status, pages, own],
  messages,
});
