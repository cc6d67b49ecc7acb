import { Suspense, useState } from 'react';
import type { CheckoutCart } from '../../../api/checkout/checkout-cart.contract.ts';
import { moneyText, Price, UNKNOWN } from '../../parts/price/Price.tsx';
import { lazyPart } from '../../kit/element/late-part.ts';
import { useNoticeWords } from '../../parts/cart-notices/cart-notices.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { classNames } from '../../kit/ui/class-names.ts';
import { useCheckoutMessages } from '../flow/checkout-context.ts';
import { wholeName } from '../../parts/q-global/whole-name.tsx';

/** Up to this many lines all are shown: hiding one or two would save no space. */
const MOST_UNFOLDED = 5;

/** Draws the lines of a cart or an order. Of many only the first show, until a button or a print shows all. */
export const OrderLines = ({ entries }: Pick<CheckoutCart, 'entries'>) => {
  const t = useCheckoutMessages();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isLong = entries.length > MOST_UNFOLDED;
  return (
    <div className="checkout-order-lines">
      <ul className={classNames('checkout-lines', isLong && !isUnfolded && 'few')}>
        {entries.map((entry) => (
          <Line key={entry.entryNumber} {...entry} />
        ))}
      </ul>
      {isLong && (
        <Button variant="plain" tight className="small no-print" onClick={() => setIsUnfolded(!isUnfolded)}>
          {isUnfolded ? t('checkout.fewerLines') : t('checkout.allLines', { count: entries.length })}
        </Button>
      )}
    </div>
  );
};

// The code that formats days is part of the cart's, which few orders need.
const LineDates = lazyPart(async () => ({ default: (await import('./LineDates.tsx')).LineDates }));

type LineProps = CheckoutCart['entries'][number];

const Line = ({ product, quantity, totalPrice, totalDiscounts, basePrice, ...entry }: LineProps) => {
  const t = useNoticeWords();
  const words = useCheckoutMessages();
  return (
    <li>
      <b dir="auto">{wholeName(product.name)}</b>
      <Price money={totalPrice} />
      <small>
        <span className="num">{product.code}</span> · <span className="num">{quantity || UNKNOWN}</span>
        {basePrice && (
          <>
            {' × '}
            <Price money={basePrice} />
          </>
        )}
        {entry.seats
          ? ` · ${words(product.productFormat === 'TRAINING' ? 'checkout.places' : 'checkout.seats', { seats: entry.seats })}`
          : null}
        {entry.notDiscountable && ` · ${t('shared.promotion.notDiscountable')}`}
        {totalDiscounts &&
          totalDiscounts.value > 0 &&
          ` · ${words('checkout.lineDiscount', { amount: moneyText(totalDiscounts) })}`}
      </small>
      {(entry.estimatedRelease ?? entry.estimatedToShip ?? entry.training) && (
        <Suspense fallback={null}>
          <LineDates {...entry} />
        </Suspense>
      )}
    </li>
  );
};
