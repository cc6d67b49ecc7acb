import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { latePages, pageStyles } from '../kit/page/late-pages.tsx';
import own from './qualifications.css?inline';
import { qualificationsWidget } from './qualifications.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: qualificationsWidget,
  component: byVisit(latePages('qualifications', () => import('./QualificationPages.tsx'))),
  styles: [...pageStyles, own],
  messages,
});
