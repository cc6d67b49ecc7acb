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

/** Adds one order's least of a product, where several products have such a button: its name says which. Needs button.css, status.css. */
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

/** Units that one order has of a product at least. */
export const leastOf = ({ minOrderQuantity }: Product): number => minOrderQuantity ?? 1;
