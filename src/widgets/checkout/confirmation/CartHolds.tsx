import { cartAddress, type CartAddress } from '../../../api/cart/cart-address.ts';
import { unitsOf } from '../../../api/cart/cart.contract.ts';
import { CART_KEY } from '../../../api/cart/read-cart.ts';
import { useReading } from '../../../core/registry/use-reading.ts';
import { cartLink, checkoutLink } from '../../../api/links/store-link.ts';
import { useCheckoutMessages } from '../useCheckoutMessages.ts';
import { useMessages } from '../../kit/element/widget-context.ts';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import type en from './messages/en.json';

/**
 * Says what the current cart contains beside the order, so that nobody orders the same again by mistake: after the order of
 * a quote, which has a cart of its own, and after an order that was left while it was placed. It uses only what the page
 * already knows. Source: QTE-04 h, REL-02.
 */
export const CartHolds = ({ at, order }: { at: CartAddress; order: string }) => {
  const t = useMessages<keyof typeof en>();
  const words = useCheckoutMessages();
  const { data, stale, reading, error } = useReading(CART_KEY, undefined);
  const cart = data?.cart;
  const isOfOther = at.cartId !== cartAddress()?.cartId && at.cartId !== cart?.code;
  const units = cart?.totalUnitCount ?? (cart ? unitsOf(cart.entries) : 0);
  // What was not read since the order may be the cart that became it.
  const isKnown = isOfOther || !(stale || reading || error !== undefined);
  if (!isKnown || units === 0) return null;
  const link = isOfOther ? cartLink() : checkoutLink();
  const way = isOfOther ? t('checkout.confirmation.toCart') : words('checkout.elsewhere');
  return (
    <Notice
      tone="info"
      word={t('shared.level.info')}
      actions={link !== undefined && <LinkButton href={link}>{way}</LinkButton>}
    >
      {isOfOther
        ? t('checkout.confirmation.cartHolds', { units })
        : t('checkout.confirmation.cartNow', { order, units })}
    </Notice>
  );
};
