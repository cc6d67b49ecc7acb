import { defineWidget } from '../define-widget.tsx';
import { latePages, pageStyles } from '../kit/page/late-pages.tsx';
import own from './order-status.css?inline';
import { orderStatusWidget } from './order-status.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: orderStatusWidget,
  component: latePages('order-status', () => import('./OrderStatusPage.tsx')),
  styles: [...pageStyles, own],
  messages,
});
