import { unitsInCart } from '../../api/cart/product-in-cart.ts';
import { useRef, useState, useSyncExternalStore, type FormEvent, type MouseEvent } from 'react';
import { orderLimits } from '../../api/product/order-limits.rules.ts';
import type { Product } from '../../api/product/product.contract.ts';
import { runtime } from '../../core/runtime.ts';
import { AddedNotice } from '../parts/adding/AddedNotice.tsx';
import { isSecondPress, Button } from '../kit/ui/Button.tsx';
import type { useAdding } from '../parts/buying/useAdding.ts';
import { QuantityField } from '../kit/ui/QuantityField.tsx';
import { ToQuickOrder } from './ToQuickOrder.tsx';
import { useProductMessages } from './Product.tsx';
import { readQuantity, type QuantityIssue } from '../../api/quick-order/read-quantity.rules.ts';
import { leastOf } from '../parts/buying/AddButton.tsx';

type Props = { product: Product; adding: ReturnType<typeof useAdding> };

/** Draws the quantity field with the buttons for the cart and quick order. A fault shows at a press, and gets the focus. */
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
      {told && <AddedNotice {...told} />}
      {!runtime().author && <ToQuickOrder product={product} ask={ask} />}
    </form>
  );
};

const quantityWords = (t: ReturnType<typeof useProductMessages>, issue: QuantityIssue): string => {
  switch (issue.code) {
    case 'below-min':
      return t('product.quantity.below-min', issue);
    case 'above-max': {
      const { use, max, inCart } = issue;
      if (use === undefined) return t('product.quantity.full', { inCart });
      return t('product.quantity.above-max', { use, max, inCart });
    }
    case 'above-stock':
      return t('product.quantity.above-stock', { left: issue.left, inCart: issue.inCart });
    case 'too-large':
      return t('product.quantity.too-large', { max: issue.max });
    default:
      return t(`product.quantity.${issue.code}`);
  }
};

/** Returns the typed quantity, its fault (also in view of the units in the cart), and its handlers. Source: CRT-05. */
const useQuantity = (product: Product) => {
  const [text, setText] = useState(String(leastOf(product)));
  const [asked, setAsked] = useState(false);
  const { subscribe } = runtime().registry;
  const inCart = useSyncExternalStore(subscribe, () => unitsInCart(product.code));
  const read = readQuantity(text, { ...product, stock: product.stock?.stockLevel, inCart });
  const issue: QuantityIssue | undefined = asked ? read.issue : undefined;
  return {
    text,
    issue,
    count: read.value,
    type: setText,
    /** Returns the quantity to order. From now on, its fault is shown. */
    ask: (): number | undefined => {
      setAsked(read.issue !== undefined);
      return read.value;
    },
  };
};
