import type { Product } from '../../../api/product/product.contract.ts';
import { formatDay } from '../../../core/i18n/dates.ts';
import { runtime } from '../../../core/runtime.ts';
import { LevelBadge } from './LevelBadge.tsx';
import { useBuyingMessages } from './buying-words.ts';

type ProductFactsProps = {
  product: Product;
  /** Whether to show the qualification level that a buyer needs. */
  level?: boolean;
};

/** Draws the facts about a product that the store has: code, ISBN, format, level, stock. Needs buying.css, status.css. */
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

/**
 * Returns when the product ships or is published, else the stock of a printed product. Undefined if the store makes no
 * statement, or if it does not sell the product for a reason other than its stock. Source: CRT-08; ARCHITECTURE.md,
 * "Stock and dates".
 */
const stockText = (product: Product, t: ReturnType<typeof useBuyingMessages>): string | undefined => {
  const { stock, purchasable, notPurchasableReason, productFormat: format } = product;
  if (!purchasable && notPurchasableReason !== 'OUT_OF_STOCK') return undefined;
  const left = stock?.stockLevel;
  if (stock?.stockLevelStatus === 'outOfStock') return t('shared.buying.outOfStock');
  const day = formatDay(
    (product.estimatedToShip ?? product.estimatedRelease ?? '').slice(0, 10),
    runtime().row.tag,
  );
  if (day !== '')
    return t(product.estimatedToShip ? 'shared.buying.ships' : 'shared.buying.release', { day });
  if (format !== undefined && format !== 'PRINT') return undefined;
  if (stock?.stockLevelStatus === 'lowStock' && left !== undefined && left > 0)
    return t('shared.buying.fewLeft', { count: left });
  return stock?.stockLevelStatus && t('shared.buying.inStock');
};
