import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { inOwnWindow } from '../kit/framed/own-window.tsx';
import { latePages } from '../kit/page/late-pages.tsx';
import pages from '../kit/page/page.css?inline';
import button from '../kit/styles/button.css?inline';
import field from '../kit/styles/field.css?inline';
import notice from '../kit/styles/notice.css?inline';
import status from '../kit/styles/status.css?inline';
import own from './support.css?inline';
import { supportWidget } from './support.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: supportWidget,
  component: inOwnWindow(byVisit(latePages('support', () => import('./SupportPages.tsx')))),
  styles: [button, field, notice, status, pages, own],
  messages,
});
