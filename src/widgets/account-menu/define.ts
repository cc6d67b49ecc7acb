import { defineWidget } from '../define-widget.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import own from './account-menu.css?inline';
import { accountMenuWidget } from './account-menu.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: accountMenuWidget,
  component: AccountMenu,
  styles: [own],
  messages,
});
