import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../shared/element/by-visit.tsx';
import base from '../shared/styles/base.css?inline';
import button from '../shared/styles/button.css?inline';
import field from '../shared/styles/field.css?inline';
import notice from '../shared/styles/notice.css?inline';
import status from '../shared/styles/status.css?inline';
import tokens from '../shared/styles/tokens.css?inline';
import own from './checkout.css?inline';
import { Checkout } from './Checkout.tsx';
import { checkoutWidget } from './checkout.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: checkoutWidget,
  component: byVisit(Checkout),
  styles: [tokens, base, button, field, notice, status, own],
  messages,
});
