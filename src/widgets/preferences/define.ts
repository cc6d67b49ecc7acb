import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { inOwnWindow } from '../kit/framed/own-window.tsx';
import { latePages, pageStyles } from '../kit/page/late-pages.tsx';
import { preferencesWidget } from './preferences.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: preferencesWidget,
  component: inOwnWindow(byVisit(latePages('preferences', () => import('./PreferencesPage.tsx')))),
  styles: [...pageStyles, ':host { --_height: 24; }'],
  messages,
});
