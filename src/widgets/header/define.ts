import { defineWidget } from '../define-widget.tsx';
import base from '../kit/styles/base.css?inline';
import tokens from '../kit/styles/tokens.css?inline';
import { Header } from './Header.tsx';
import own from './header.css?inline';
import { headerWidget } from './header.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: headerWidget,
  component: Header,
  styles: [tokens, base, own],
  messages,
});
