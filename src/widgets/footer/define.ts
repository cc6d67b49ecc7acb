import { defineWidget } from '../define-widget.tsx';
import base from '../kit/styles/base.css?inline';
import tokens from '../kit/styles/tokens.css?inline';
import { Footer } from './Footer.tsx';
import own from './footer.css?inline';
import { footerWidget } from './footer.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: footerWidget,
  component: Footer,
  styles: [tokens, base, own],
  messages,
});
