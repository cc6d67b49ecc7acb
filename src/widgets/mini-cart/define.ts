import { defineWidget } from '../define-widget.tsx';
import own from './mini-cart.css?inline';
import { MiniCart } from './MiniCart.tsx';
import { miniCartWidget } from './mini-cart.widget.ts';
import messages from './messages?languages';

defineWidget({
  contract: miniCartWidget,
  component: MiniCart,
  styles: [own],
  messages,
});
