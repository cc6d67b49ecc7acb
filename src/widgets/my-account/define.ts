import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { latePages } from '../kit/page/late-pages.tsx';
import pages from '../kit/page/page.css?inline';
import button from '../kit/styles/button.css?inline';
import notice from '../kit/styles/notice.css?inline';
import status from '../kit/styles/status.css?inline';
import own from './my-account.css?inline';
import { myAccountWidget } from './my-account.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: myAccountWidget,
  component: byVisit(latePages('my-account', () => import('./OverviewPage.tsx'))),
  styles: [button, notice, status, pages, own],
  messages,
});
