import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { Price } from '../../shared/commerce/Price.tsx';
import { UNKNOWN } from '../../shared/commerce/unknown-quantity.ts';
import { useNoticeWords } from '../../shared/cart-notices/useNoticeWords.ts';

/** The lines of a cart or an order, to be read alone. */
export const OrderLines = ({ entries }: Pick<CheckoutCart, 'entries'>) => {
  const t = useNoticeWords();
  return (
    <ul className="checkout-lines">
      {entries.map(({ entryNumber, product, quantity, totalPrice, basePrice, notDiscountable }) => (
        <li key={entryNumber}>
          <b dir="auto">{product.name}</b>
          <Price money={totalPrice} />
          <small>
            <span className="num">{product.code}</span> · <span className="num">{quantity || UNKNOWN}</span>
            {basePrice && (
              <>
                {' × '}
                <Price money={basePrice} />
              </>
            )}
            {notDiscountable && ` · ${t('shared.promotion.notDiscountable')}`}
          </small>
        </li>
      ))}
    </ul>
  );
};
