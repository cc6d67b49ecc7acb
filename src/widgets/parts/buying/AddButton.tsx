import type { Product } from '../../../api/product/product.contract.ts';
import { Button } from '../../kit/ui/Button.tsx';
import type { ButtonVariant } from '../../kit/ui/button-look.ts';
import { isSecondPress } from './second-press.ts';
import type { ProductNews } from './useAdding.ts';
import { useBuyingMessages } from './useBuyingMessages.ts';

type AddButtonProps = {
  product: Product;
  news: ProductNews | undefined;
  variant?: ButtonVariant;
  onAdd: () => void;
};

/**
 * Draws a button that adds the minimum quantity of a product. Its accessible name includes the product's name, because
 * several products may have such a button. Needs button.css, status.css.
 */
export const AddButton = ({ product, news, variant = 'outline', onAdd }: AddButtonProps) => {
  const t = useBuyingMessages();
  const least = leastOf(product);
  const act = t('shared.buying.add', { count: least === 1 ? 0 : least });
  return (
    <Button
      variant={variant}
      busy={news?.news.state === 'adding'}
      label={t('shared.buying.addName', { act, name: product.name })}
      onClick={(event) => {
        if (!isSecondPress(event)) onAdd();
      }}
    >
      {act}
    </Button>
  );
};

/** Returns the minimum order quantity of a product. */
export const leastOf = ({ minOrderQuantity }: Product): number => minOrderQuantity ?? 1;
