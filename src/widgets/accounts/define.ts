import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { inOwnWindow } from '../kit/framed/own-window.tsx';
import { latePages, pageStyles } from '../kit/page/late-pages.tsx';
import own from './accounts.css?inline';
import { accountsWidget } from './accounts.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: accountsWidget,
  component: inOwnWindow(byVisit(latePages('accounts', () => import('./AccountPages.tsx')))),
  styles: [...pageStyles, own],
  messages,
});
