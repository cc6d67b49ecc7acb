import { Suspense } from 'react';
import { lazyPart } from '../kit/element/late-part.ts';
import type { WidgetProps } from '../kit/element/widget-contract.ts';
import type { productWidget } from './product.widget.ts';
import { Skeleton } from '../kit/ui/Skeleton.tsx';
import type buying from '../parts/buying/messages/en.json';
import { useWords } from '../kit/element/useWords.ts';
import type en from './messages/en.json';

const ProductPage = lazyPart(() => import('./ProductPage.tsx'));

/** Draws `<assess-product>`: a placeholder, until the code that reads the product has loaded (CRT-09 a). */
export const Product = (props: WidgetProps<typeof productWidget>) => (
  <div className="product panel">
    <Suspense fallback={<ProductAwaited />}>
      <ProductPage {...props} />
    </Suspense>
  </div>
);

/** Draws the placeholder while the product is loading. */
export const ProductAwaited = () => {
  const t = useProductMessages();
  return (
    <div aria-busy="true">
      <Skeleton label={t('product.loading')} lines={5} />
    </div>
  );
};

/** Returns the widget's texts and those about buying. */
export const useProductMessages = () => useWords<typeof en & typeof buying>();
