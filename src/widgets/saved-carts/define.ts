import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { latePages, pageStyles } from '../kit/page/late-pages.tsx';
import own from './saved-carts.css?inline';
import { savedCartsWidget } from './saved-carts.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: savedCartsWidget,
  component: byVisit(latePages('saved-carts', () => import('./SavedCartPages.tsx'))),
  styles: [...pageStyles, own],
  messages,
});
