import { Skeleton } from '../kit/ui/Skeleton.tsx';
import { useProductMessages } from './useProductMessages.ts';

/** Draws the placeholder while the product is loading. */
export const ProductAwaited = () => {
  const t = useProductMessages();
  return (
    <div aria-busy="true">
      <Skeleton label={t('product.loading')} lines={5} />
    </div>
  );
};
