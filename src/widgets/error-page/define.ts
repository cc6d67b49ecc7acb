import { defineWidget } from '../define-widget.tsx';
import button from '../kit/styles/button.css?inline';
import support from '../parts/support/support.css?inline';
import own from './error-page.css?inline';
import { errorPageWidget } from './error-page.widget.ts';
import { ErrorPage } from './ErrorPage.tsx';
import messages from './messages?languages';

defineWidget({
  contract: errorPageWidget,
  component: ErrorPage,
  styles: [button, support, own],
  messages,
});
