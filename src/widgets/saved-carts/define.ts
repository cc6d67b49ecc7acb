import { defineWidget } from '../define-widget.tsx';
import pages from '../kit/page/page.css?inline';
import { byVisit } from '../kit/element/by-visit.tsx';
import button from '../kit/styles/button.css?inline';
import field from '../kit/styles/field.css?inline';
import notice from '../kit/styles/notice.css?inline';
import status from '../kit/styles/status.css?inline';
import own from './saved-carts.css?inline';
import { latePages } from '../kit/page/late-pages.tsx';
import { savedCartsWidget } from './saved-carts.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: savedCartsWidget,
  component: byVisit(latePages('saved-carts', () => import('./SavedCartPages.tsx'))),
  styles: [button, field, notice, status, pages, own],
  messages,
});
