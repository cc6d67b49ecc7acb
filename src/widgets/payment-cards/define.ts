import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { inOwnWindow } from '../kit/framed/own-window.tsx';
import { latePages, pageStyles } from '../kit/page/late-pages.tsx';
import messages from './messages?languages';
import { paymentCardsWidget } from './payment-cards.widget.ts';

defineWidget({
  contract: paymentCardsWidget,
  component: inOwnWindow(byVisit(latePages('payment-cards', () => import('./CardPages.tsx')))),
  styles: pageStyles,
  messages,
});
