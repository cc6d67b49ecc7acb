import { defineWidget } from '../define-widget.tsx';
import buying from '../parts/buying/buying.css?inline';
import { byVisit } from '../kit/element/by-visit.tsx';
import base from '../kit/styles/base.css?inline';
import button from '../kit/styles/button.css?inline';
import notice from '../kit/styles/notice.css?inline';
import status from '../kit/styles/status.css?inline';
import tokens from '../kit/styles/tokens.css?inline';
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
