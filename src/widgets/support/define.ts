import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { inOwnWindow } from '../kit/framed/own-window.tsx';
import { latePages, pageStyles } from '../kit/page/late-pages.tsx';
import own from './support.css?inline';
import { supportWidget } from './support.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: supportWidget,
  component: inOwnWindow(byVisit(latePages('support', () => import('./SupportPages.tsx')))),
  styles: [...pageStyles, own],
  messages,
});
