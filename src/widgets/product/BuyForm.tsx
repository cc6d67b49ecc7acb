import { useRef, type FormEvent, type MouseEvent } from 'react';
import { orderLimits } from '../../api/product/order-limits.rules.ts';
import type { Product } from '../../api/product/product.contract.ts';
import { runtime } from '../../core/runtime.ts';
import { AddedNotice } from '../parts/commerce/AddedNotice.tsx';
import { isSecondPress } from '../parts/buying/second-press.ts';
import type { useAdding } from '../parts/buying/useAdding.ts';
import { Button } from '../kit/ui/Button.tsx';
import { QuantityField } from '../kit/ui/QuantityField.tsx';
import { quantityWords } from './quantity-words.ts';
import { ToQuickOrder } from './ToQuickOrder.tsx';
import { useProductMessages } from './useProductMessages.ts';
import { useQuantity } from './useQuantity.ts';

type Props = { product: Product; adding: ReturnType<typeof useAdding> };

/**
 * Draws the quantity field with the buttons for the cart and quick order. A fault is shown when a button is pressed,
 * and the field gets the focus.
 */
export const BuyForm = ({ product, adding }: Props) => {
  const t = useProductMessages();
  const field = useRef<HTMLInputElement>(null);
  const quantity = useQuantity(product);
  const { issue } = quantity;
  const told = adding.newsOf(product);
  const busy = told?.news.state === 'adding';

  const ask = (): number | undefined => {
    const count = quantity.ask();
    if (count === undefined) field.current?.focus();
    return count;
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const count = ask();
    if (count !== undefined) adding.add(product.code, count);
  };
  const press = (event: MouseEvent) => {
    if (isSecondPress(event)) event.preventDefault();
  };
  const use = (count: number) => {
    quantity.type(String(count));
    field.current?.focus();
  };
  const limits = orderLimits(product);
  return (
    <form className="product-buy" part="buy" noValidate onSubmit={add}>
      <div className="product-order">
        <QuantityField
          ref={field}
          label={t('product.quantity')}
          value={quantity.text}
          min={limits?.min ?? 1}
          max={limits?.max || undefined}
          stepper={{ less: t('product.less'), more: t('product.more') }}
          description={limits && t('product.limits', { ...limits })}
          onValueChange={quantity.type}
          error={
            issue && (
              <>
                {quantityWords(t, issue)}{' '}
                {issue.use !== undefined && (
                  <Button variant="link" onClick={() => issue.use !== undefined && use(issue.use)}>
                    {t('product.quantity.use', { quantity: issue.use })}
                  </Button>
                )}
              </>
            )
          }
        />
        <Button type="submit" variant="primary" busy={busy} onClick={press}>
          {t('shared.buying.add', { count: quantity.count ?? 0 })}
        </Button>
      </div>
      {told && <AddedNotice {...told} word={(tone) => t(`shared.level.${tone}`)} />}
      {!runtime().author && <ToQuickOrder product={product} ask={ask} />}
    </form>
  );
};
