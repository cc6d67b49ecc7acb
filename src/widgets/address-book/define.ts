import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { inOwnWindow } from '../kit/framed/own-window.tsx';
import { latePages, pageStyles } from '../kit/page/late-pages.tsx';
import { addressBookWidget } from './address-book.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: addressBookWidget,
  component: inOwnWindow(byVisit(latePages('address-book', () => import('./BookPages.tsx')))),
  styles: pageStyles,
  messages,
});
