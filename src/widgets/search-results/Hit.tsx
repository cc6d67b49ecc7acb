import type { Product } from '../../api/product/product.contract.ts';
import { AddButton, leastOf } from '../parts/buying/AddButton.tsx';
import { notBuyable } from '../parts/buying/buying-faults.ts';
import { ProductFacts } from '../parts/buying/ProductFacts.tsx';
import { Successor } from '../parts/buying/Successor.tsx';
import type { useAdding } from '../parts/buying/useAdding.ts';
import { AddedNotice } from '../parts/adding/AddedNotice.tsx';
import { moneyText } from '../parts/price/Price.tsx';
import { ProductName } from '../parts/cart-lines/ProductName.tsx';
import { useSearchResultsMessages } from './useSearchResultsMessages.ts';

type Props = { product: Product; adding: ReturnType<typeof useAdding> };

/** Draws one product that was found: name, price and one button, or what replaces it. */
export const Hit = ({ product, adding }: Props) => {
  const t = useSearchResultsMessages();
  const { code, name, summary, price } = product;
  const told = adding.newsOf(product);
  const reason = notBuyable(product);
  return (
    <div className="hit">
      <p className="product-name">
        <ProductName code={code} name={name} />
      </p>
      <ProductFacts product={product} level />
      {summary !== undefined && summary !== '' && <p className="small hit-summary">{summary}</p>}
      <div className="acts">
        {reason !== 'RETIRED' && (
          <b className="num">{price ? moneyText(price) : t('shared.buying.noPrice')}</b>
        )}
        {reason === undefined && (
          <AddButton product={product} news={told} onAdd={() => adding.add(code, leastOf(product))} />
        )}
      </div>
      {reason !== undefined && <p className="small quiet">{t(`shared.buying.not.${reason}`)}</p>}
      {product.successor && <Successor {...product.successor} adding={adding} />}
      {told && <AddedNotice {...told} word={(tone) => t(`shared.level.${tone}`)} />}
    </div>
  );
};
