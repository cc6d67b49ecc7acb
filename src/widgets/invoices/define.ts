import { defineWidget } from '../define-widget.tsx';
import { inOwnWindow } from '../kit/framed/own-window.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { latePages, pageStyles } from '../kit/page/late-pages.tsx';
import own from './invoices.css?inline';
import { invoicesWidget } from './invoices.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: invoicesWidget,
  component: inOwnWindow(byVisit(latePages('invoices', () => import('./InvoicePages.tsx')))),
  styles: [...pageStyles, own],
  messages,
});
