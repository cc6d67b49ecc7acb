import type { MouseEvent } from 'react';
import type { Cart } from '../../../api/cart/cart.contract.ts';
import { goodsSubtotal } from '../../../api/cart/goods-sums.rules.ts';
import { hasStorePages } from '../../../core/config/store-pages.ts';
import { Price } from '../../parts/price/Price.tsx';
import { checkoutLink, storeLink } from '../../../api/links/store-link.ts';
import { useEmit } from '../../kit/element/widget-context.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { usePanelMessages } from './usePanelMessages.ts';

/** Returns whether the checkout is on this page. A link to it would lead back to its first step. */
const hasCheckout = (): boolean => document.querySelector('assess-checkout') !== null;

type Props = { cart: Cart; units: number; changing: boolean };

/** Draws the subtotal, as in the cart, and the links to cart and checkout, which stay in view. Source: CRT-01. */
export const MiniCartWays = ({ cart, units, changing }: Props) => {
  const t = usePanelMessages();
  const { untold } = cart;
  const emit = useEmit();
  const subtotal = goodsSubtotal(cart);
  const checkout = untold || hasCheckout() ? undefined : checkoutLink();
  const openCart = (event: MouseEvent) => {
    if (!emit('assess-cart-opened', { units })) event.preventDefault();
  };
  return (
    <footer className="ways">
      <dl className={changing ? 'changing' : undefined}>
        <dt>{t('mini-cart.subtotal')}</dt>
        <dd>
          <b>{subtotal || !untold ? <Price money={subtotal} /> : t('mini-cart.unknown')}</b>
        </dd>
      </dl>
      {untold && <p className="small">{t('mini-cart.untold')}</p>}
      {hasStorePages() && (
        <LinkButton href={storeLink('cart', {})} onClick={openCart}>
          {t('mini-cart.view')}
        </LinkButton>
      )}
      {checkout !== undefined && (
        <LinkButton variant="primary" href={checkout}>
          {t('mini-cart.checkout')}
        </LinkButton>
      )}
    </footer>
  );
};
