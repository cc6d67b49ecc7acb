import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { inOwnWindow } from '../kit/framed/own-window.tsx';
import { latePages } from '../kit/page/late-pages.tsx';
import pages from '../kit/page/page.css?inline';
import button from '../kit/styles/button.css?inline';
import notice from '../kit/styles/notice.css?inline';
import status from '../kit/styles/status.css?inline';
import own from './preferences.css?inline';
import { preferencesWidget } from './preferences.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: preferencesWidget,
  component: inOwnWindow(byVisit(latePages('preferences', () => import('./PreferencesPage.tsx')))),
  styles: [button, notice, status, pages, own],
  messages,
});
