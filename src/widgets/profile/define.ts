import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { inOwnWindow } from '../kit/framed/own-window.tsx';
import { latePages } from '../kit/page/late-pages.tsx';
import pages from '../kit/page/page.css?inline';
import button from '../kit/styles/button.css?inline';
import notice from '../kit/styles/notice.css?inline';
import status from '../kit/styles/status.css?inline';
import own from './profile.css?inline';
import { profileWidget } from './profile.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: profileWidget,
  component: inOwnWindow(byVisit(latePages('profile', () => import('./ProfilePage.tsx')))),
  styles: [button, notice, status, pages, own],
  messages,
});
