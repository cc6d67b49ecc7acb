import { productQuery } from '../../api/product/product.queries.ts';
import type { NotPurchasableReason, Product } from '../../api/product/product.contract.ts';
import { useCustomerQuery } from '../../api/query.ts';
import { useVisitor } from '../../api/visitor.ts';
import { AddButton, leastOf } from '../parts/buying/AddButton.tsx';
import { notBuyable } from '../parts/buying/not-buyable.ts';
import { ProductFacts } from '../parts/buying/ProductFacts.tsx';
import type { useAdding } from '../parts/buying/useAdding.ts';
import { AddedNotice } from '../parts/commerce/AddedNotice.tsx';
import { moneyText } from '../parts/commerce/Price.tsx';
import { ProductName } from '../parts/commerce/ProductName.tsx';
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

/** Shows the successor: its name at once; price, level and button after it was read. */
const Successor = ({ code, name, adding }: { code: string; name: string; adding: Adding }) => {
  const t = useProductMessages();
  const { data: product } = useCustomerQuery(productQuery(useVisitor(), code));
  const told = product ? adding.newsOf(product) : undefined;
  const reason = product ? notBuyable(product) : undefined;
  return (
    <div className="product-successor panel">
      <p className="small quiet">{t('product.successor')}</p>
      <p className="product-name">
        <ProductName code={code} name={name} />
      </p>
      {product ? <ProductFacts product={product} level /> : <p className="whole-code small quiet">{code}</p>}
      {product?.price && <b className="num">{moneyText(product.price)}</b>}
      {product && reason === undefined && (
        <AddButton
          product={product}
          news={told}
          variant="primary"
          onAdd={() => adding.add(product.code, leastOf(product))}
        />
      )}
      {reason !== undefined && <p className="small">{t(`shared.buying.not.${reason}`)}</p>}
      {told && <AddedNotice {...told} word={(tone) => t(`shared.level.${tone}`)} />}
    </div>
  );
};
