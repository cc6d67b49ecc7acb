import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../shared/element/by-visit.tsx';
import base from '../shared/styles/base.css?inline';
import button from '../shared/styles/button.css?inline';
import field from '../shared/styles/field.css?inline';
import notice from '../shared/styles/notice.css?inline';
import quantity from '../shared/styles/quantity.css?inline&own';
import status from '../shared/styles/status.css?inline';
import tokens from '../shared/styles/tokens.css?inline';
import own from './quick-order.css?inline';
import { QuickOrder } from './QuickOrder.tsx';
import { quickOrderWidget } from './quick-order.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: quickOrderWidget,
  component: byVisit(QuickOrder),
  styles: [tokens, base, button, field, notice, quantity, status, own],
  messages,
});
