import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import { inOwnWindow } from '../kit/framed/own-window.tsx';
import button from '../kit/styles/button.css?inline';
import field from '../kit/styles/field.css?inline';
import notice from '../kit/styles/notice.css?inline';
import status from '../kit/styles/status.css?inline';
import own from './checkout.css?inline';
import largeText from './large-text.css?inline';
import { Checkout } from './Checkout.tsx';
import { checkoutWidget } from './checkout.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: checkoutWidget,
  component: inOwnWindow(byVisit(Checkout)),
  styles: [button, field, notice, status, own, largeText],
  messages,
});
