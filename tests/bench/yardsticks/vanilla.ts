import { adopt } from './adopt.ts';
import { readCart } from './cart-read.ts';
import { CART_ICON, styles } from './mini-cart-parts.ts';

/** The yardstick: the same mini-cart as a custom element without a library. */
class MiniCart extends HTMLElement {
  connectedCallback(): void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    adopt(shadow, styles);
    shadow.innerHTML = `<div class="assess-root"><button type="button" class="mini"><svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${CART_ICON}"/></svg><span>Cart</span><span class="count"></span></button></div>`;
    const count = shadow.querySelector('.count');
    void readCart().then(({ totalUnitCount }) => count?.replaceChildren(String(totalUnitCount)));
  }
}

customElements.define('yard-mini-cart', MiniCart);
