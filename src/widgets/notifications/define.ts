import { defineWidget } from '../define-widget.tsx';
import base from '../kit/styles/base.css?inline';
import tokens from '../kit/styles/tokens.css?inline';
import { Notifications } from './Notifications.tsx';
import { notificationsWidget } from './notifications.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: notificationsWidget,
  component: Notifications,
  styles: [tokens, base],
  messages,
});
