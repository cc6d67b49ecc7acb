import { defineWidget } from '../define-widget.tsx';
import base from '../kit/styles/base.css?inline';
import tokens from '../kit/styles/tokens.css?inline';
import { Session } from './Session.tsx';
import { sessionWidget } from './session.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: sessionWidget,
  component: Session,
  styles: [tokens, base],
  messages,
});
