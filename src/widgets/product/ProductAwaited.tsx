import { Skeleton } from '../kit/ui/Skeleton.tsx';
import { useProductMessages } from './useProductMessages.ts';

/** While the product is read. */
export const ProductAwaited = () => {
  const t = useProductMessages();
  return (
    <div aria-busy="true">
      <Skeleton label={t('product.loading')} lines={5} />
    </div>
  );
};
