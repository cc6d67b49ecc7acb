import own from '../../../src/widgets/mini-cart/mini-cart.css?inline';
import base from '../../../src/widgets/kit/styles/base.css?inline';
import tokens from '../../../src/widgets/kit/styles/tokens.css?inline';

/** The real mini-cart's styles, so that every yardstick draws the same picture. */
export const styles: readonly string[] = [tokens, base, own];

export const CART_ICON = 'M2 3.5h2.2L6 13h9l1.8-6.7H4.8M7.5 16.5v.1m6 0v.1';
