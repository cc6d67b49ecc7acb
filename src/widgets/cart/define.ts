import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../shared/element/by-visit.tsx';
import base from '../shared/styles/base.css?inline';
import button from '../shared/styles/button.css?inline';
import field from '../shared/styles/field.css?inline';
import notice from '../shared/styles/notice.css?inline';
import quantity from '../shared/styles/quantity.css?inline';
import status from '../shared/styles/status.css?inline';
import tokens from '../shared/styles/tokens.css?inline';
import removed from '../shared/styles/removed-line.css?inline';
import own from './cart.css?inline';
import { Cart } from './Cart.tsx';
import { cartWidget } from './cart.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: cartWidget,
  component: byVisit(Cart),
  styles: [tokens, base, button, field, notice, quantity, status, removed, own],
  messages,
});
