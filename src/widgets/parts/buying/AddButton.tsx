import type { Product } from '../../../api/product/product.contract.ts';
import { Button, isSecondPress } from '../../kit/ui/Button.tsx';
import type { ButtonVariant } from '../../kit/ui/class-names.ts';
import type { ProductNews } from './useAdding.ts';
import { useBuyingMessages } from './buying-words.ts';

type AddButtonProps = {
  product: Product;
  news: ProductNews | undefined;
  variant?: ButtonVariant;
  onAdd: () => void;
};

/** Draws a button, named by its product, that adds the minimum quantity. Needs button.css, status.css. */
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
