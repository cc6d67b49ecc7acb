import { defineWidget } from '../define-widget.tsx';
import base from '../kit/styles/base.css?inline';
import tokens from '../kit/styles/tokens.css?inline';
import { AccountMenu } from './AccountMenu.tsx';
import own from './account-menu.css?inline';
import { accountMenuWidget } from './account-menu.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: accountMenuWidget,
  component: AccountMenu,
  styles: [tokens, base, own],
  messages,
});
