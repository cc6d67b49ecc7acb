import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import button from '../kit/styles/button.css?inline';
import field from '../kit/styles/field.css?inline';
import notice from '../kit/styles/notice.css?inline';
import quantity from '../kit/styles/quantity.css?inline';
import status from '../kit/styles/status.css?inline';
import own from './quick-order.css?inline';
import { QuickOrder } from './QuickOrder.tsx';
import { quickOrderWidget } from './quick-order.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: quickOrderWidget,
  component: byVisit(QuickOrder),
  styles: [button, field, notice, quantity, status, own],
  messages,
});
