import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { pageStyles } from '../kit/page/page-styles.ts';
import own from './saved-carts.css?inline';
import { latePages } from '../kit/page/late-pages.tsx';
import { savedCartsWidget } from './saved-carts.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: savedCartsWidget,
  component: byVisit(latePages('saved-carts', () => import('./SavedCartPages.tsx'))),
  styles: [...pageStyles, own],
  messages,
});
