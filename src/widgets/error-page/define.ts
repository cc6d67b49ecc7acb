import { defineWidget } from '../define-widget.tsx';
import base from '../shared/styles/base.css?inline';
import button from '../shared/styles/button.css?inline';
import tokens from '../shared/styles/tokens.css?inline';
import support from '../shared/support/support.css?inline';
import own from './error-page.css?inline';
import { errorPageWidget } from './error-page.widget.ts';
import { ErrorPage } from './ErrorPage.tsx';
import messages from './messages?languages';

defineWidget({
  contract: errorPageWidget,
  component: ErrorPage,
  styles: [tokens, base, button, support, own],
  messages,
});
