import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { latePages, pageStyles } from '../kit/page/late-pages.tsx';
import own from './my-account.css?inline';
import { myAccountWidget } from './my-account.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: myAccountWidget,
  component: byVisit(latePages('my-account', () => import('./OverviewPage.tsx'))),
  styles: [...pageStyles, own],
  messages,
});
