import { readCartFirst } from '../../api/cart/cart.queries.ts';
import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import button from '../kit/styles/button.css?inline';
import field from '../kit/styles/field.css?inline';
import notice from '../kit/styles/notice.css?inline';
import quantity from '../kit/styles/quantity.css?inline';
import status from '../kit/styles/status.css?inline';
import removed from '../kit/styles/removed-line.css?inline';
import own from './cart.css?inline';
import { Cart } from './Cart.tsx';
import { cartWidget } from './cart.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: cartWidget,
  component: byVisit(Cart),
  styles: [button, field, notice, quantity, status, removed, own],
  messages,
  read: readCartFirst,
});
