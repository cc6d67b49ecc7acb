import { defineWidget } from '../define-widget.tsx';
import { Notifications } from './Notifications.tsx';
import { notificationsWidget } from './notifications.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: notificationsWidget,
  component: Notifications,
  styles: [],
  messages,
});
