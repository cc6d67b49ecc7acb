import type { Product } from '../../../api/product/product.contract.ts';
import { LevelBadge } from '../commerce/LevelBadge.tsx';
import { useBuyingMessages } from './useBuyingMessages.ts';

type ProductFactsProps = {
  product: Product;
  /** The level a buyer needs, too. */
  level?: boolean;
};

/** What a product is, side by side: code, ISBN, format, level, stock, as far as the store says. Needs buying.css, status.css. */
export const ProductFacts = ({ product, level }: ProductFactsProps) => {
  const t = useBuyingMessages();
  const { code, isbn, productFormat, qualificationLevel } = product;
  const format = productFormat && t('shared.buying.format', { format: productFormat });
  const stock = stockText(product, t);
  return (
    <p className="product-facts small quiet">
      <span className="whole-code">{code}</span> {isbn && <span>ISBN {isbn} </span>}
      {format && <span>{format} </span>}
      {level && qualificationLevel && (
        <LevelBadge level={qualificationLevel} text={t('shared.buying.level')} />
      )}{' '}
      {stock && <span>{stock}</span>}
    </p>
  );
};

/** Nothing where the store makes no statement, and nothing of the stock of what it does not sell. */
const stockText = (
  { stock, purchasable, notPurchasableReason }: Product,
  t: ReturnType<typeof useBuyingMessages>,
): string | undefined => {
  if (!purchasable && notPurchasableReason !== 'OUT_OF_STOCK') return undefined;
  const left = stock?.stockLevel;
  if (stock?.stockLevelStatus === 'outOfStock') return t('shared.buying.outOfStock');
  if (stock?.stockLevelStatus === 'lowStock' && left !== undefined && left > 0)
    return t('shared.buying.fewLeft', { count: left });
  return stock?.stockLevelStatus && t('shared.buying.inStock');
};
