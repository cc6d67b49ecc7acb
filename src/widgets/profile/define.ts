import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { inOwnWindow } from '../kit/framed/own-window.tsx';
import { latePages, pageStyles } from '../kit/page/late-pages.tsx';
import own from './profile.css?inline';
import { profileWidget } from './profile.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: profileWidget,
  component: inOwnWindow(byVisit(latePages('profile', () => import('./ProfilePage.tsx')))),
  styles: [...pageStyles, own],
  messages,
});
