import type { NotPurchasableReason, Product } from '../../api/product/product.contract.ts';
import { Successor } from '../parts/buying/Successor.tsx';
import type { useAdding } from '../parts/buying/useAdding.ts';
import { Icon } from '../kit/ui/Icon.tsx';
import { useProductMessages } from './useProductMessages.ts';

type Adding = ReturnType<typeof useAdding>;
type Props = { product: Product; reason: NotPurchasableReason; adding: Adding };

/** Shows why the product can't be bought. In place of the button it offers the product's successor. Source: CRT-09 a. */
export const NotBuyable = ({ product, reason, adding }: Props) => {
  const t = useProductMessages();
  return (
    <>
      <p className="product-not">
        <Icon name="alert" /> {t(`shared.buying.not.${reason}`)}
      </p>
      {product.successor && <Successor {...product.successor} adding={adding} />}
    </>
  );
};
