import type { QualifiedUser } from '../../../../api/account/qualified-user.contract.ts';
import type { CheckoutCart } from '../../../../api/checkout/checkout-cart.contract.ts';
import { productsAbove } from '../../../../api/checkout/qualification.rules.ts';
import type { QualificationLevel } from '../../../../api/product/product.contract.ts';
import { cartLink } from '../../../../api/links/store-link.ts';
import { useMessages } from '../../../kit/element/widget-context.ts';
import { LinkButton } from '../../../kit/ui/LinkButton.tsx';
import { Notice } from '../../../kit/ui/Notice.tsx';
import { useCheckoutMessages } from '../../useCheckoutMessages.ts';
import type en from './messages/en.json';
import { UpdateLink } from './UpdateLink.tsx';

type NobodyAbleProps = {
  cart: CheckoutCart;
  users: readonly QualifiedUser[];
  isPersonal: boolean;
  needed: QualificationLevel;
};

/**
 * Says that nobody can be chosen, for which products, and what helps: another qualification, or a cart without them. It
 * links to the cart, because on a phone the order's own link is folded away. Source: CHK-03 e, g.
 */
export const NobodyAble = ({ cart, users, isPersonal, needed }: NobodyAbleProps) => {
  const t = useMessages<keyof typeof en>();
  const words = useCheckoutMessages();
  const products = productsAbove(
    cart.entries.map(({ product }) => product),
    users.map(({ level }) => level),
  );
  const toCart = cartLink();
  const actions = (
    <>
      <UpdateLink isButton />
      {toCart !== undefined && <LinkButton href={toCart}>{words('checkout.editCart')}</LinkButton>}
    </>
  );
  return (
    <Notice tone="warning" word={t('shared.level.warning')} actions={actions}>
      {isPersonal
        ? t(
            `checkout.qualified-user.${users.some(({ isReviewed }) => isReviewed) ? 'ownReviewed' : 'ownLevel'}`,
            {
              level: needed,
            },
          )
        : t('checkout.qualified-user.nobody')}
      <ul>
        {products.map(({ code, name, qualificationLevel: level = needed }) => (
          <li key={code}>{t('checkout.qualified-user.product', { name, level })}</li>
        ))}
      </ul>
    </Notice>
  );
};
