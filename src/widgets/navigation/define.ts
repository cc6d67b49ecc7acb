import { defineWidget } from '../define-widget.tsx';
import base from '../kit/styles/base.css?inline';
import tokens from '../kit/styles/tokens.css?inline';
import { Navigation } from './Navigation.tsx';
import own from './navigation.css?inline';
import { navigationWidget } from './navigation.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: navigationWidget,
  component: Navigation,
  styles: [tokens, base, own],
  messages,
});
