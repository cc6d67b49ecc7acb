import { productQuery } from '../../../api/product/product.queries.ts';
import { useCustomerQuery } from '../../../api/query.ts';
import { useVisitor } from '../../../api/visitor.ts';
import { AddedNotice } from '../adding/AddedNotice.tsx';
import { moneyText } from '../price/Price.tsx';
import { ProductName } from '../cart-lines/ProductName.tsx';
import { useWords } from '../../kit/element/useWords.ts';
import { AddButton, leastOf } from './AddButton.tsx';
import type en from './messages/en.json';
import { notBuyable } from './buying-words.ts';
import { ProductFacts } from './ProductFacts.tsx';
import type { useAdding } from './useAdding.ts';

type Props = { code: string; name: string; adding: ReturnType<typeof useAdding> };

/** Shows the successor: its name at once; price, level and button after it was read. Source: CRT-09 a. */
export const Successor = ({ code, name, adding }: Props) => {
  const t = useWords<typeof en>();
  const { data: product } = useCustomerQuery(productQuery(useVisitor(), code));
  const told = product ? adding.newsOf(product) : undefined;
  const reason = product ? notBuyable(product) : undefined;
  return (
    <div className="successor panel">
      <p className="small quiet">{t('shared.buying.successor')}</p>
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
      {told && <AddedNotice {...told} />}
    </div>
  );
};
