import { defineWidget } from '../define-widget.tsx';
import { Session } from './Session.tsx';
import { sessionWidget } from './session.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: sessionWidget,
  component: Session,
  styles: [],
  messages,
});
