import { defineWidget } from '../define-widget.tsx';
import { inOwnWindow } from '../kit/framed/own-window.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { latePages } from '../kit/page/late-pages.tsx';
import pages from '../kit/page/page.css?inline';
import button from '../kit/styles/button.css?inline';
import field from '../kit/styles/field.css?inline';
import notice from '../kit/styles/notice.css?inline';
import status from '../kit/styles/status.css?inline';
import own from './invoices.css?inline';
import { invoicesWidget } from './invoices.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: invoicesWidget,
  component: inOwnWindow(byVisit(latePages('invoices', () => import('./InvoicePages.tsx')))),
  styles: [button, field, notice, status, pages, own],
  messages,
});
