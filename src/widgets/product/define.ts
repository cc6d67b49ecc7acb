import { defineWidget } from '../define-widget.tsx';
import { byVisit } from '../kit/element/by-visit.tsx';
import button from '../kit/styles/button.css?inline';
import notice from '../kit/styles/notice.css?inline';
import status from '../kit/styles/status.css?inline';
import { Product } from './Product.tsx';
import own from './product.css?inline';
import { productWidget } from './product.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: productWidget,
  component: byVisit(Product),
  styles: [button, notice, status, own],
  messages,
});
