import type { MouseEvent } from 'react';
import type { Cart } from '../../../api/cart/cart.contract.ts';
import { hasStorePages } from '../../../core/config/store-pages.ts';
import { useFlag } from '../../../core/flags/use-flag.ts';
import { Price } from '../../shared/commerce/Price.tsx';
import { checkoutLink, storeLink } from '../../shared/commerce/store-link.ts';
import { useEmit } from '../../shared/element/widget-context.ts';
import { LinkButton } from '../../shared/ui/LinkButton.tsx';
import { usePanelMessages } from './usePanelMessages.ts';

type Props = { cart: Cart; units: number; changing: boolean; untold: boolean };

/** The total, as the cart has it, and the ways on; always in view, however many lines there are. */
export const MiniCartWays = ({ cart, units, changing, untold }: Props) => {
  const t = usePanelMessages();
  const emit = useEmit();
  const showVat = useFlag('vat');
  const total = showVat && cart.totalPriceWithTax ? cart.totalPriceWithTax : cart.totalPrice;
  const checkout = untold ? undefined : checkoutLink();
  const openCart = (event: MouseEvent) => {
    if (!emit('assess-cart-opened', { units })) event.preventDefault();
  };
  return (
    <footer className="ways">
      <dl className={changing ? 'changing' : undefined}>
        <dt>{t('mini-cart.total')}</dt>
        <dd>
          <b>{total || !untold ? <Price money={total} /> : t('mini-cart.unknown')}</b>
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
