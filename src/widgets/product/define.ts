import { defineWidget } from '../define-widget.tsx';
import buying from '../shared/buying/buying.css?inline';
import { byVisit } from '../shared/element/by-visit.tsx';
import base from '../shared/styles/base.css?inline';
import button from '../shared/styles/button.css?inline';
import notice from '../shared/styles/notice.css?inline';
import status from '../shared/styles/status.css?inline';
import tokens from '../shared/styles/tokens.css?inline';
import { Product } from './Product.tsx';
import own from './product.css?inline';
import { productWidget } from './product.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: productWidget,
  component: byVisit(Product),
  styles: [tokens, base, button, notice, status, buying, own],
  messages,
});
