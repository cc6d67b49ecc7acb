import { cartLink } from '../../api/links/store-link.ts';
import { CartFace } from './MiniCart.tsx';

/** The mini-cart without script: a link to the cart, since its panel needs script. Whoever sees it first has no cart. */
export const StillMiniCart = () => (
  <a part="button" className="mini" href={cartLink()}>
    <CartFace units={0} />
  </a>
);
