import { cartAddress, type CartAddress } from '../../../api/cart/cart-address.ts';
import { unitsOf } from '../../../api/cart/cart.contract.ts';
import { CART_KEY } from '../../../api/cart/read-cart.ts';
import { useReading } from '../../../core/registry/use-reading.ts';
import { cartLink } from '../../parts/commerce/store-link.ts';
import { useMessages } from '../../kit/element/widget-context.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import type en from './messages/en.json';

/**
 * Says what the current cart still contains after the order of a quote, which has a cart of its own, so that nobody
 * orders the same again by mistake. It uses only what the page already knows. Source: QTE-04 h.
 */
export const CartHolds = ({ at }: { at: CartAddress }) => {
  const t = useMessages<keyof typeof en>();
  const cart = useReading(CART_KEY, undefined).data?.cart;
  const isOfOther = at.cartId !== cartAddress()?.cartId && at.cartId !== cart?.code;
  const units = cart?.totalUnitCount ?? (cart ? unitsOf(cart.entries) : 0);
  if (!isOfOther || units === 0) return null;
  const link = cartLink();
  return (
    <Notice
      tone="info"
      word={t('shared.level.info')}
      actions={link !== undefined && <LinkButton href={link}>{t('checkout.confirmation.toCart')}</LinkButton>}
    >
      {t('checkout.confirmation.cartHolds', { units })}
    </Notice>
  );
};
